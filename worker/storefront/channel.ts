/** Where a visitor is: in a browser, or in the web view of the store's app (R389). */
export type Channel = 'ECOMM' | 'MAPP'

/** How the app names itself, behind what its web view says: `… FellholmApp/3.2.0`. */
const app = /\bFellholmApp\/\d/

/** R389: MAPP inside the app's web view, ECOMM everywhere else (docs/decisions/026). It is a name and allows nothing. */
export const channelOf = ({ headers }: Pick<Request, 'headers'>): Channel =>
  app.test(headers.get('user-agent') ?? '') ? 'MAPP' : 'ECOMM'

/**
 * The session id that the app hands over to its web view as `x-usid`: the platform then knows the calls of both as one
 * session's. It opens nothing, tokens do that; nothing outside the app, or where it is no id.
 */
export function appUsidOf(request: Pick<Request, 'headers'>): string | undefined {
  const usid = request.headers.get('x-usid')
  return usid !== null && /^[\w-]{1,64}$/.test(usid) && channelOf(request) === 'MAPP' ? usid : undefined
}
