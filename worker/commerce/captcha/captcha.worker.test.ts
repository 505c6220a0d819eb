import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Answered, CaptchaVerdict } from './captcha.ts'
import { captchaLine } from '../testing/captcha-line.ts'
import { clock } from '../testing/clock.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'

beforeEach(async () => {
  await reset()
  clock.reset()
})
afterEach(() => captchaLine.reset())

/** A service that says this of every answer. */
function serviceThatSays(verdict: CaptchaVerdict) {
  const service = vi.fn(async (_answered: Answered) => verdict)
  captchaLine.service = service
  return service
}

const office = { 'x-client-address': '192.0.2.9', 'x-store-origin': 'https://store.example' }

let guesses = 0
/** Guesses at an order that nobody has guessed at yet. */
const guess = async (shopper: Shopper, answer?: string) => {
  const orderNumber = `U${8_000_000_000 + guesses++}`
  const asked = { orderNumber, email: 'a@b.example', ...(answer !== undefined && { recaptcha_response: answer }) }
  return (await shopper.call('consumer.order.track', asked)).code
}

/** Somebody else in the office has guessed as often as may be done from one network address without an answer. */
async function officeFull() {
  for (let done = 0; done < 10; done++) expect(await guess(await newShopper(office))).toBe('OHS4004')
  expect(await guess(await newShopper(office))).toBe('AUT403')
}

test('AUT403: nobody is locked out by others behind the same address, however many: whoever the service vouches for is heard', async () => {
  const service = serviceThatSays('passed')
  await officeFull()
  for (let asked = 0; asked < 45; asked++) expect(await guess(await newShopper(office), 'an-answer')).toBe('OHS4004')
  const answered = { answer: 'an-answer', action: 'order', hostname: 'store.example', caller: '192.0.2.9' }
  expect(service).toHaveBeenLastCalledWith(answered)
})

test('one session has no more than four times the attempts, whoever vouches for it', async () => {
  serviceThatSays('passed')
  const one = await newShopper(office)
  const codes = []
  for (let asked = 0; asked < 41; asked++) codes.push(await guess(one, `answer-${asked}`))
  expect([codes.lastIndexOf('OHS4004'), codes[40]]).toEqual([39, 'AUT403'])
})

test('AUT403: an answer that the service does not know opens nothing, and neither does one it says nothing of', async () => {
  serviceThatSays('failed')
  expect(await guess(await newShopper(), 'an-answer')).toBe('AUT403')
  await reset()
  serviceThatSays('unknown')
  await officeFull()
  expect(await guess(await newShopper(office), 'an-answer')).toBe('AUT403')
  expect(await guess(await newShopper(), 'an-answer')).toBe('OHS4004')
})
