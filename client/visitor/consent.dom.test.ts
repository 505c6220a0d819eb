import { beforeEach, expect, it, vi } from 'vitest'

import { askForConsent } from './consent.ts'

const banner = '<template data-consent><aside data-consent-shown aria-label="Privacy">May we?</aside></template>'
const banners = () => document.querySelectorAll('[data-consent-shown]').length
const fetched = vi.fn<(address: string) => Promise<void>>()

beforeEach(() => {
  document.documentElement.dataset.locale = 'en-gb'
  document.body.innerHTML = '<a class="skip-link" href="#main"></a><main id="main"></main><div id="announcer"></div>'
  fetched.mockReset().mockResolvedValue()
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/get-user-geo-country') return Response.json({ countryCode: 'GB' })
    await fetched(address)
    return new Response(`<html><body>${banner}</body></html>`)
  })
})

it('R277: the banner is shown once, however many ask for it, and not fetched where it stands', async () => {
  await Promise.all([askForConsent(), askForConsent()])
  expect(banners()).toBe(1)
  const times = fetched.mock.calls.length
  await askForConsent()
  expect([banners(), fetched.mock.calls.length]).toEqual([1, times])
})

it('R277: where the whole choice was opened while the banner was on its way, there is none', async () => {
  fetched.mockImplementation(async () => {
    document.querySelector('main')?.append(Object.assign(document.createElement('form'), { id: 'choice' }))
    document.querySelector('#choice')?.toggleAttribute('data-consent-page', true)
  })
  await askForConsent()
  expect([fetched.mock.calls.length, banners()]).toEqual([1, 0])
})
