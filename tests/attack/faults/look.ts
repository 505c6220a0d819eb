import { setTimeout as sleep } from 'node:timers/promises'

import type { Page } from '@playwright/test'

import { languages } from '#src/language/locales.ts'

import { wordsOf } from '../../support/words.ts'

/** What a person sees of a page. */
export type Look = {
  /** Something in view still turns, or a command is on its way. */
  readonly isBusy: boolean
  readonly text: string
  /** What the page tells people by itself. */
  readonly said: readonly string[]
}

const betweenLooks = 150
const telling = '[role="alert"], [role="status"], [data-error-summary], #toasts li, #toasts output'
const retries = languages.map(language => wordsOf(language)('shell.unavailable.retry'))

/** What waits below to be scrolled to may be busy for as long as it likes. */
const isInView = (elements: readonly Element[]) =>
  elements.some(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < globalThis.innerHeight
  })

/** The page's own offer to try again. */
export async function retryOn(page: Page) {
  for (const name of retries) {
    const offered = page.getByRole('link', { name }).or(page.getByRole('button', { name })).filter({ visible: true })
    if ((await offered.count()) > 0) return offered.first()
  }
  return undefined
}

/** Watches a page: its commands on their way, and the errors that nothing caught. */
export function watch(page: Page) {
  const pending = new Set<object>()
  const uncaught: string[] = []
  page.on('request', request => request.method() === 'POST' && pending.add(request))
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  page.on('pageerror', ({ message }) => uncaught.push(message))

  async function look(): Promise<Look> {
    const told = await page.locator(telling).filter({ visible: true }).allInnerTexts()
    const heading = (await retryOn(page)) === undefined ? [] : [await page.locator('h1').first().innerText()]
    return {
      isBusy: pending.size > 0 || (await page.locator('main [aria-busy="true"]:visible').evaluateAll(isInView)),
      text: (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim(),
      said: [...told, ...heading].map(text => text.replaceAll(/\s+/g, ' ').trim()).filter(text => text !== ''),
    }
  }

  /** Looks until it is right; a page that is just being left cannot be looked at. */
  async function until(isRight: (seen: Look) => boolean | Promise<boolean>, milliseconds: number) {
    const end = Date.now() + milliseconds
    let seen: Look = { isBusy: true, text: 'a page that cannot be looked at', said: [] }
    do {
      seen = await look().catch(() => seen)
      if (await Promise.resolve(isRight(seen)).catch(() => false)) return { seen, inTime: true }
      await sleep(betweenLooks)
    } while (Date.now() < end)
    return { seen, inTime: false }
  }
  return { uncaught, look, until }
}

export type Watch = ReturnType<typeof watch>
