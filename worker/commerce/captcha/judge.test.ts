import { describe, expect, it, vi } from 'vitest'

import { captchaFails, captchaPasses } from '../rules/captcha.ts'
import type { Context } from '../context.ts'
import type { CaptchaVerdict } from './captcha.ts'
import { judged } from './judge.ts'

const request = { path: {}, query: undefined, body: { email: 'a@b.example', recaptcha_response: 'raw' }, headers: {} }

const contextWith = (verdict: CaptchaVerdict) => {
  const checkAnswer = vi.fn(async () => verdict)
  return {
    checkAnswer,
    context: { checkAnswer, storeOrigin: 'https://store.example', caller: '192.0.2.1' } as unknown as Context,
  }
}

const told = async (check: 'sign-in' | 'place', verdict: CaptchaVerdict) =>
  ((await judged(check, request, contextWith(verdict).context, 'one')).body as { recaptcha_response?: string })
    .recaptcha_response

describe('what a handler is told instead of the answer', () => {
  it('R238: an answer that passes is one that has passed, one that fails has failed', async () => {
    expect(captchaPasses((await told('sign-in', 'passed')) ?? '')).toBe(true)
    expect(captchaFails(await told('sign-in', 'failed'))).toBe(true)
    expect(captchaFails(await told('place', 'failed'))).toBe(true)
  })

  it('while the service does not answer, nobody is kept from paying (R237), and no limit is opened', async () => {
    expect(captchaPasses((await told('place', 'unknown')) ?? '')).toBe(true)
    expect(await told('sign-in', 'unknown')).toBeUndefined()
  })

  it('the service is asked for the host of the store and for what is about to be done; an answer in the query too', async () => {
    const { checkAnswer, context } = contextWith('passed')
    const asked = { ...request, body: undefined, query: { email: 'a@b.example', recaptcha_response: 'raw' } }
    expect((await judged('look-up', asked, context, 'one')).query).toEqual({
      email: 'a@b.example',
      recaptcha_response: 'passed',
    })
    const answered = { answer: 'raw', action: 'look-up', hostname: 'store.example', caller: '192.0.2.1' }
    expect(checkAnswer).toHaveBeenCalledExactlyOnceWith(answered, 'one')
  })

  it('D07: where no service is set, and where nothing was answered, the request stays as it is', async () => {
    const { checkAnswer, context } = contextWith('failed')
    expect(await judged('place', request, { ...context, checkAnswer: undefined }, 'one')).toBe(request)
    const without = { ...request, body: { recaptcha_response: '' } }
    expect(await judged('place', without, context, 'one')).toBe(without)
    expect(checkAnswer).not.toHaveBeenCalled()
  })
})
