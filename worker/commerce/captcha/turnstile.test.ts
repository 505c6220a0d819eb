import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { turnstile } from './turnstile.ts'

const endpoint = 'https://challenges.example/siteverify'
const answered = { answer: 'an-answer', action: 'sign-in', hostname: 'store.example', caller: '192.0.2.1' } as const
const good = { success: true, hostname: 'store.example', action: 'sign-in' }

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void logged.mockClear())
afterEach(() => void vi.useRealTimers())

/** Asks about an answer, with a service that says this. */
async function ask(json: unknown, more: Partial<typeof answered> = {}, status = 200) {
  const send = vi.fn(async (_address: string, _init: RequestInit) => Response.json(json, { status }))
  const verdict = await turnstile(send, { endpoint, secret: 'a-secret', timeoutMs: 500 })({ ...answered, ...more })
  const [[address, init] = []] = send.mock.calls
  return { verdict, address, sent: JSON.parse(String(init?.body)) as unknown }
}

describe('Turnstile', () => {
  it('sends secret, answer and network address to siteverify, and passes what it knows', async () => {
    expect(await ask(good)).toEqual({
      verdict: 'passed',
      address: endpoint,
      sent: { secret: 'a-secret', response: 'an-answer', remoteip: '192.0.2.1' },
    })
    expect((await ask(good, { caller: '' as never })).sent).toEqual({ secret: 'a-secret', response: 'an-answer' })
  })

  it.each([
    ['is not known', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['was used before, or is too old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['was given on another host', { ...good, hostname: 'elsewhere.example' }],
    ['was given for something else', { ...good, action: 'place' }],
    ['names neither host nor action', { success: true }],
  ])('fails an answer that %s', async (_, json) => {
    expect((await ask(json)).verdict).toBe('failed')
    expect(logged).not.toHaveBeenCalled()
  })

  it.each([
    ['has trouble', { success: false, 'error-codes': ['internal-error'] }, 200],
    ['does not know the store’s secret', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
    ['answers in another shape', { failed: 'yes' }, 502],
  ])(
    'says nothing of the answer when the service %s, and logs that without answer and secret',
    async (_, json, status) => {
      expect((await ask(json, {}, status)).verdict).toBe('unknown')
      const [[line = ''] = []] = logged.mock.calls as string[][]
      expect(line).toContain('turnstile')
      expect(line).not.toMatch(/an-answer|a-secret|192\.0\.2\.1/)
    },
  )

  it('waits no longer than its time for a service that hangs', async () => {
    const hanging = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )
    expect(await turnstile(hanging, { endpoint, secret: 'a-secret', timeoutMs: 20 })(answered)).toBe('unknown')
  })
})
