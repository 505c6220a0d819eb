import type { Page } from '@playwright/test'

/** Every seeded person's. */
const password = 'trail-lantern-42'

/** Sends a command as a page of the store would, with the cookies of this browser. */
async function send(page: Page, command: string, data: Readonly<Record<string, unknown>>) {
  if (page.url() === 'about:blank') await page.goto('/en-us/help')
  const { origin } = new URL(page.url())
  const answer = await page.request.post(`/-/${command}?locale=en-us`, {
    headers: { origin, 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    data,
  })
  if (!answer.ok()) throw new Error(`${command}: ${answer.status()} ${await answer.text()}`)
}

/** Signs in as one of the seeded people, by their role. */
export const signInAs = (page: Page, role: string) =>
  send(page, 'sign-in/enter', { username: `${role}@fellholm.example`, password, redirectTo: '' })

export const putIntoCart = (page: Page, upc: string, qty = 1) => send(page, 'cart/add', { upc, qty })
