import type { Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'

/** What the platform answers to everything but the question for a guest's token. */
const faults = {
  AUT403: () => Response.json({ errorDetails: [{ errorId: 'AUT403', message: '' }] }, { status: 403 }),
  AUT498: () => Response.json({ errorDetails: [{ errorId: 'AUT498', message: '' }] }, { status: 498 }),
  BSK404: () => Response.json({ errorDetails: [{ errorId: 'BSK404', message: '' }] }, { status: 404 }),
  '503': () => new Response('no', { status: 503 }),
} as const
export type Fault = keyof typeof faults
export const faultNames = Object.keys(faults) as Fault[]

/** From now on every call fails like this; a session can still begin. */
export const failWith = (fault: Fault) =>
  dependency.behave(async (request, real) => {
    if (new URL(request.url).pathname === '/token/v2/auth/token') return real()
    await request.text()
    return faults[fault]()
  })

const plain = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

export const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

/** What there is to go on with: a page that comes by itself, a form, or a link, in the page and not in its frame. */
export function waysOn(html: string): readonly string[] {
  const main = mainOf(html)
  return [
    ...[...html.matchAll(/<meta http-equiv="refresh" content="[^"]+"/g)].map(([meta]) => meta),
    ...[...main.matchAll(/<form[^>]* action="([^"]+)"/g)].map(([, action = '']) => action),
    ...[...main.matchAll(/<a [^>]*href="(\/[^"]*|)"/g)].map(([, to = '']) => to),
  ]
}

/** A page as a browser without script shows it, after the redirects on the way. */
export async function shownWithoutScript(
  browser: Browser,
  path: string,
): Promise<{ readonly path: string; readonly html: string }> {
  let at = path
  for (let hop = 0; hop < 4; hop++) {
    const answer = await browser.ask(at)
    const to: string | null = answer.headers.get('location')
    if (to === null) return { path: at, html: plain(await answer.text()) }
    at = to
  }
  throw new Error(`${path} leads in a circle`)
}
