import type { Page } from '@playwright/test'

import { watchTraffic } from '../../support/traffic.ts'

/** What of a form tells whether a press reached it: the field that has the focus, what was chosen, and what woke. */
function stateOf(form: string): string {
  const part = document.querySelector(form)
  const chosen = [...(part?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(field => field.name)
  const awake = [...document.querySelectorAll<HTMLElement>('[data-awake]')].map(mount => mount.dataset.mount)
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length
  return [
    `focus: ${document.activeElement?.tagName ?? 'none'}`,
    `chosen: ${chosen.join(' ') || 'nothing'}`,
    `awake: ${awake.join(' ') || 'nothing'}`,
    `scripts: ${scripts}`,
  ].join(', ')
}

/**
 * Listens for what goes wrong in a page. What it returns takes an error and throws it anew with that, with the requests that are
 * still without an answer and with the state of the form in its first line: without them, a round that timed out says only
 * that it did.
 */
export function watchFailures(page: Page, form: string): (reason: unknown) => Promise<never> {
  const seen: string[] = []
  const open = watchTraffic(page)
  page.on('pageerror', ({ message }) => seen.push(message))
  page.on('requestfailed', request => seen.push(`${request.url()} ${request.failure()?.errorText ?? ''}`))
  page.on('framenavigated', frame => seen.push(`opened ${frame.url()}`))
  return async reason => {
    const state = await page.evaluate(stateOf, form).catch(String)
    const [first] = String(reason).split('\n', 1)
    const unanswered = [...open].map(request => `unanswered ${request.url()}`)
    throw new Error([first, state, ...seen, ...unanswered].join('; '), { cause: reason })
  }
}
