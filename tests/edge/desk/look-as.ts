import { expect } from 'vitest'

import { openBrowser, type Browser } from '../browser.ts'
import { colleague, type Colleague } from './colleague.ts'

/** The link with which somebody at the desk opens the store as a customer of the United States sees it. */
export async function lookLink(staff: Colleague, email: string): Promise<string> {
  const { html } = await staff.open(`/customers?site=fellholm-us&q=${encodeURIComponent(email)}`)
  const customer = /href="(\/customers\/fellholm-us\/[^"]+)"/.exec(html)?.[1] ?? ''
  expect((await staff.open(customer)).html).toContain('Open the store as this customer sees it')
  const { status, location } = await staff.post(`${customer}/look`)
  expect(status).toBe(303)
  const { origin, pathname, search } = new URL(location ?? '')
  expect(origin).toBe('http://localhost')
  return pathname + search
}

/** A browser that looks at the store as somebody. */
export async function lookAs(email: string, desk: string, browser = openBrowser()): Promise<Browser> {
  const opened = await browser.ask(await lookLink(await colleague(desk, 'support'), email))
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/en-us/account'])
  return browser
}
