import { emailOf, seededPassword } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../browser.ts'

/** Signs in somebody of the seed (`{role}@fellholm.example`), as our script would. */
export const enter = (browser: Browser, role: string, redirectTo?: string): Promise<Response> =>
  browser.send('/-/sign-in/enter?locale=en-us', {
    username: emailOf(role),
    password: seededPassword,
    ...(redirectTo !== undefined && { redirectTo }),
  })

/** A browser in which somebody of the seed is signed in, in the United States. */
export async function signedIn(role: string): Promise<Browser> {
  const browser = openBrowser()
  const answer = await enter(browser, role)
  if (answer.status !== 200) throw new Error(`${role} is not signed in: ${await answer.text()}`)
  return browser
}
