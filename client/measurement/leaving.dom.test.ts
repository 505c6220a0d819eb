import { afterEach, expect, it, vi } from 'vitest'

import type { BrowserEvent } from '#src/measurement/events.ts'

import { startMeasurement } from './measurement.ts'
import { flush, measure } from './queue.ts'

type Report = (vital: { readonly name: 'CLS'; readonly value: number; readonly rating: 'good' }) => void

// As the library does: what a page comes to is known as it goes out of sight.
vi.mock('./vitals.ts', () => ({
  watchVitals: (report: Report) =>
    document.addEventListener('visibilitychange', () => report({ name: 'CLS', value: 0, rating: 'good' })),
}))

const sent: Promise<readonly string[]>[] = []

async function namesIn(body: Blob): Promise<readonly string[]> {
  const { events } = JSON.parse(await body.text()) as { readonly events: readonly BrowserEvent[] }
  return events.map(({ name }) => name)
}

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

afterEach(() => vi.restoreAllMocks())

it('a page that is left sends once, the vitals with what waited; one that was out of sight sends as it is left', async () => {
  document.documentElement.dataset.locale = 'en-us'
  document.cookie = '__Host-consent=C0001:1,C0002:1,C0003:1,C0004:1; path=/; Secure'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  navigator.sendBeacon = (_, body) => sent.push(namesIn(body as Blob)) > 0
  startMeasurement()
  await vi.dynamicImportSettled()
  await flush()
  sent.length = 0
  measure('view_cart', {})
  dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([])
  hide()
  expect(await Promise.all(sent)).toEqual([['view_cart', 'web_vital']])
  measure('view_cart', {})
  dispatchEvent(new Event('pagehide'))
  expect(await sent.at(-1)).toEqual(['view_cart'])
})
