import { expect, type Page } from '@playwright/test'

import type { OrderKind } from '#worker/commerce/mail/kinds.ts'
import type { Locale } from '#src/language/locales.ts'
import { wordsIn } from '#worker/commerce/mail/words/words.ts'

export type Post = { readonly locale: Locale; readonly recipient: string; readonly orderNumber: string }

/** Text as somebody reads it, whatever kind of space keeps an amount together. */
export const readable = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Opens the one letter of a kind that came about an order, in the mailbox; gives what stands in it. */
export async function openLetter(page: Page, { locale, recipient, orderNumber }: Post, kind: OrderKind) {
  const { subject } = wordsIn(locale).order[kind]
  const name = subject.replace('{order}', orderNumber)
  const letter = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(async () => {
    await page.goto(`/admin/mailbox?to=${encodeURIComponent(recipient)}`)
    await expect(letter).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await letter.getByRole('link', { name: 'As HTML' }).click()
  return readable(await page.locator('body').innerText())
}

/** Where a button of the open letter leads, within the store. */
export async function pathOf(page: Page, { locale }: Post, action: 'order' | 'track'): Promise<string> {
  const button = page.getByRole('link', { name: wordsIn(locale).actions[action] })
  const { pathname, search } = new URL((await button.getAttribute('href')) ?? '')
  return pathname + search
}
