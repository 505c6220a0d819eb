/** The application that an answer says it was refused by: a 403 with an `appId` (R292). */
export const appIdIn = (status: number, json: unknown): string | undefined =>
  status === 403 && typeof json === 'object' && json !== null && 'appId' in json && json.appId !== undefined
    ? String(json.appId)
    : undefined
