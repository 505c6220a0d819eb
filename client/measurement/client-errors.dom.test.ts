import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { BrowserEvent } from '#src/measurement/events.ts'

import { startFaults } from './faults.ts'
import { blame } from '../mount/faulty-part.ts'
import { forgetFaults, startClientErrors } from './client-errors.ts'
import { faultOf, framesOf, impersonal } from './fault.ts'
import { flush, forgetWaiting } from './queue.ts'

const sent: BrowserEvent[] = []

const thrown = (message: string) => Object.assign(new TypeError(message), { stack: '' })
const happen = (error: Error) => dispatchEvent(new ErrorEvent('error', { error, message: error.message }))

// Before anybody listens.
startFaults()
happen(thrown('at the very beginning'))
startClientErrors()

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  sent.length = 0
  document.documentElement.dataset.locale = 'en-us'
  document.cookie = '__Host-consent=C0001:1,C0002:1,C0003:1,C0004:1; path=/; Secure'
  forgetFaults()
  navigator.sendBeacon = (_, body) => {
    void (body as Blob).text().then(text => sent.push(...(JSON.parse(text) as { events: BrowserEvent[] }).events))
    return true
  }
})

async function reported() {
  await flush()
  await new Promise(resolve => setTimeout(resolve, 20))
  return sent.filter(({ name }) => name === 'client_error').map(({ parameters }) => parameters)
}

describe('faults of a page', () => {
  it('that happened before anybody listened are reported as well', async () => {
    expect(await reported()).toMatchObject([{ message: 'TypeError: at the very beginning', frames: [] }])
  })

  it('are reported once each, with the island they are of, rejections too, and ten at the most until another page', async () => {
    const error = thrown('no price')
    blame(error, 'size-picker')
    happen(error)
    happen(error)
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: thrown('no answer') })
    dispatchEvent(rejection)
    expect(await reported()).toMatchObject([
      { message: 'TypeError: no price', part: 'size-picker' },
      { message: 'TypeError: no answer' },
    ])
    sent.length = 0
    for (let n = 0; n < 20; n += 1) happen(thrown(`fault ${n}`))
    expect(await reported()).toHaveLength(8)
    sent.length = 0
    forgetFaults()
    happen(error)
    expect(await reported()).toHaveLength(1)
  })

  it('are nothing without consent', async () => {
    document.cookie = '__Host-consent=C0001:1,C0002:0,C0003:0,C0004:0; path=/; Secure'
    happen(thrown('unheard'))
    expect(await reported()).toEqual([])
    forgetWaiting()
  })
})

describe('what is told of a fault', () => {
  it('is where it happened in scripts of ours, as browsers of each kind write it, and nothing of others', () => {
    const { origin } = location
    expect(
      framesOf(
        [
          'TypeError: x',
          `    at Part (${origin}/assets/a-1.js?v=2#x:1:23)`,
          `    at new Thing (${origin}/assets/a-1.js:4:5)`,
          `    at ${origin}/assets/b.js:6:7`,
          'chrome-extension://abc/inject.js:1:1',
          '    at https://elsewhere.example/tags.js:8:9',
          `render@${origin}/assets/c.js:10:11`,
          '    at <anonymous>',
        ].join('\n'),
      ),
    ).toEqual([
      { file: '/assets/a-1.js', line: 1, column: 23, name: 'Part' },
      { file: '/assets/a-1.js', line: 4, column: 5, name: 'new Thing' },
      { file: '/assets/b.js', line: 6, column: 7 },
      { file: '/assets/c.js', line: 10, column: 11, name: 'render' },
    ])
    expect(framesOf(`a@${origin}/a.js:1:1\n`.repeat(40))).toHaveLength(10)
  })

  it('has no query of an address, no e-mail address and no long number in it, and is 300 letters at the most', () => {
    expect(impersonal('no https://a.example/x?email=ada@b.example&q=1 here')).toBe('no https://a.example/x?… here')
    expect(impersonal('ada.moor@b.example is no number')).toBe('…@… is no number')
    expect(impersonal('order A1234567890, card 4242 4242 4242 4242, line 12')).toBe('order A…, card …, line 12')
    expect(impersonal('x'.repeat(1_000))).toHaveLength(300)
    expect(faultOf('said').message).toBe('said')
    expect(faultOf({ secret: 'ada' })).toEqual({ message: 'object', frames: [] })
  })
})
