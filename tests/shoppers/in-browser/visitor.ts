import { test, type Page } from '@playwright/test'

import { emailOf, seededPassword } from '#demo/fixtures.ts'

/** Somebody whose browser asks the store. */
export type Visitor = Pick<Page, 'request'>

/** Posts as the store's own script does, with the cookies of this browser; gives what came back, throws when it was refused. */
export async function post(visitor: Visitor, path: string, input: object): Promise<unknown> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  const headers = { origin, 'sec-fetch-site': 'same-origin', accept: 'application/json' }
  const answer = await visitor.request.post(path, { headers, data: input })
  const body = (await answer.json()) as { readonly ok?: boolean }
  if (!answer.ok() || body.ok === false) throw new Error(`${path}: ${answer.status()} ${JSON.stringify(body)}`)
  return body
}

/** Signs in as one of the seeded people, by their role. */
export const signInAs = (visitor: Visitor, role: string, locale = 'en-us') =>
  post(visitor, `/-/sign-in/enter?locale=${locale}`, {
    username: emailOf(role),
    password: seededPassword,
    redirectTo: '',
  })

/** Puts pieces into the cart. */
export const putIntoCart = (visitor: Visitor, upc: string, qty = 1, locale = 'en-us') =>
  post(visitor, `/-/cart/add?locale=${locale}`, { upc, qty })
