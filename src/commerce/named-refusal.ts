/** Who refuses, and which request. */
type Names = { readonly appId: string; readonly correlationId: string | undefined }

const isId = (id: string | undefined): id is string => id !== undefined && /^[\w-]{1,64}$/.test(id)

/**
 * A refusal with `appId` and `correlationId` beside its `errorDetails` (R145), unless it has them; every other answer as it is. A 403 names no
 * `appId`: that is how bot protection is known (R292), and what it refused is tried again.
 */
export async function namedRefusal(answer: Response, { appId, correlationId }: Names): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  if (answer.status < 400 || !isJson) return answer
  const said: unknown = await answer.json()
  const body = {
    ...(answer.status !== 403 && { appId }),
    ...(isId(correlationId) && { correlationId }),
    ...(typeof said === 'object' && said),
  }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json(body, { status: answer.status, headers })
}
