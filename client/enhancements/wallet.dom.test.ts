import { afterEach, expect, it, vi } from 'vitest'

import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'

import { mount } from './wallet.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.visitor
})

const own = { currentSpend: 0, annualCredit: 100_000 }
const profile = (credits: Partial<Profile['consumerDetails']>): Profile => ({
  consumerNo: '1',
  revision: 1,
  consumerDetails: {
    email: 'ada@example.com',
    isEmailConfirmed: true,
    address: [],
    identity: [],
    hasPassword: true,
    ...credits,
  },
  preferences: {},
  subscriptions: [],
  isSignInFresh: true,
  isLoyaltyMember: false,
  isLoyaltyConfirmed: false,
})

/** The button on a page somebody has opened, and the platform's answer about them, which comes when the test says so. */
function open(standing: string | undefined, credits: Partial<Profile['consumerDetails']>) {
  if (standing !== undefined) document.documentElement.dataset.visitor = standing
  document.body.innerHTML = '<div data-mount="wallet"><button>Buy</button></div>'
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = vi.fn(() => promise)
  vi.stubGlobal('fetch', asked)
  const element = document.querySelector<HTMLElement>('[data-mount]') as HTMLElement
  const done = mount(element)
  return { element, asked, done, answer: () => resolve(Response.json(profile(credits))) }
}

it.each([['guest'], ['associate'], [undefined]])('R246: %s is offered a wallet without a question', async standing => {
  const { element, asked, done } = open(standing, {})
  await done
  expect([element.hidden, element.style.visibility, asked.mock.calls.length]).toEqual([false, '', 0])
})

it.each([
  ['somebody who is registered', {}, false],
  ['an athlete', { athlete: own }, true],
  ['a prosumer', { prosumer: own }, true],
  ['who is credited', { consumerCredit: { type: 'INFLUENCER' as const, ...own } }, true],
])('R246: %s sees no wallet before the answer, and then what it says', async (_who, credits, hidden) => {
  const { element, done, answer } = open('registered', credits)
  await Promise.resolve()
  expect(element.style.visibility).toBe('hidden')
  answer()
  await done
  expect([element.hidden, element.style.visibility]).toEqual([hidden, ''])
})
