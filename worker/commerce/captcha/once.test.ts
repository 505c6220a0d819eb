import { expect, it, vi } from 'vitest'

import { oncePerRequest } from './once.ts'

const answered = { answer: 'an-answer', action: 'address', hostname: 'store.example', caller: '' } as const

it('asks about an answer once for a visitor’s request, and anew for another', async () => {
  const captcha = vi.fn().mockResolvedValueOnce('passed').mockResolvedValue('failed')
  const check = oncePerRequest(captcha)
  expect([await check(answered, 'one'), await check(answered, 'one')]).toEqual(['passed', 'passed'])
  expect(captcha).toHaveBeenCalledTimes(1)
  expect(await check(answered, 'two')).toBe('failed')
  expect(await check(answered, 'one')).toBe('failed')
})

it('a request shows one answer four times at most', async () => {
  const captcha = vi.fn().mockResolvedValueOnce('passed').mockResolvedValue('failed')
  const check = oncePerRequest(captcha)
  const verdicts = []
  for (let use = 0; use < 6; use++) verdicts.push(await check(answered, 'one'))
  expect(verdicts).toEqual(['passed', 'passed', 'passed', 'passed', 'failed', 'failed'])
})
