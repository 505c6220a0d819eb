import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { datafileWith, flagged, rule } from '../testing/datafile.ts'
import { browserClient, pass } from '../testing/library.ts'
import { serving, type Answering } from '../testing/network.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const never: Answering = () => undefined
const dead: Answering = () => ({ status: 503 })

describe('R216: the client of feature flags', () => {
  it('is new, starting, running, stopping and terminated, in this order', async () => {
    const { client } = browserClient(serving(datafileWith()))
    expect(client.state()).toBe('new')
    const started = client.start()
    expect(client.state()).toBe('starting')
    await pass(0)
    await started
    expect(client.state()).toBe('running')
    const closed = client.close()
    expect(client.state()).toBe('stopping')
    await closed
    expect(client.state()).toBe('terminated')
    await expect(client.start()).rejects.toThrow('closed')
  })

  it('is failed when its first datafile is none', async () => {
    const { client } = browserClient(() => ({ status: 200, body: '{"version":"9"}' }))
    const started = client.start()
    await Promise.all([expect(started).rejects.toThrow('invalid datafile'), pass(0)])
    expect(client.state()).toBe('failed')
  })
})

describe('waiting for onReady', () => {
  it('R350, R378: fails after 30 s unless another time was said', async () => {
    const { client } = browserClient(never)
    let failed = ''
    client.start().catch((error: Error) => void (failed = error.message))
    await pass(29_999)
    expect(failed).toBe('')
    await pass(1)
    expect(failed).toContain('30000 ms')
    const other = browserClient(never).client
    const short = other.start(500)
    await Promise.all([expect(short).rejects.toThrow('500 ms'), pass(500)])
  })

  it('R350: fails when the client is closed', async () => {
    const { client } = browserClient(never)
    const started = client.start()
    await Promise.all([expect(started).rejects.toThrow(/closed|stopped/), client.close(), pass(0)])
  })
})

describe('the datafile', () => {
  it('R311, R369, R366: is asked for with GET, at once and every 5 min', async () => {
    const { client, asked } = browserClient(serving(datafileWith()))
    const started = client.start()
    await pass(0)
    await started
    await pass(299_999)
    expect(asked('/datafiles/').map(({ method, url }) => [method, url])).toEqual([['GET', '/datafiles/storefront']])
    await pass(1)
    await pass(300_000)
    expect(asked('/datafiles/')).toHaveLength(3)
  })

  it('R367: that could not be had is asked for again after 1 s and up to 500 ms more, and each time later', async () => {
    const { client, asked } = browserClient(dead)
    const began = Date.now()
    client.start().catch(() => undefined)
    await pass(10_000)
    expect(asked('/datafiles/').map(({ at }) => at - began)).toEqual([0, 1_500, 4_000, 8_500])
  })

  it('that is none later on leaves the last good one deciding, and is told of', async () => {
    let body = JSON.stringify(datafileWith(flagged([rule('3')])))
    const { client, heard } = browserClient(() => ({ status: 200, body }))
    const started = client.start()
    await pass(0)
    const library = await started
    body = 'junk'
    await pass(300_000)
    expect(heard.join()).toContain('malformed')
    expect(library.createUserContext('a').decide('tested').ruleKey).toBe('rule_3')
  })
})

describe('R347: a request about feature flags', () => {
  it('may take 60 s; running out of time is a warning in the log', async () => {
    const { client, heard } = browserClient(never)
    client.start().catch(() => undefined)
    await pass(59_999)
    expect(heard.filter(message => message.includes('60000'))).toEqual([])
    await pass(1)
    expect(heard).toContain('GET /datafiles/storefront: no answer within 60000 ms')
  })
})

it('R272: a variation is forced by its key and let go by null', async () => {
  const { client } = browserClient(serving(datafileWith(flagged([rule('3', {}, [10_000, 10_000])]))))
  const started = client.start()
  await pass(0)
  const library = await started
  const shown = () => library.createUserContext('somebody').decide('tested').variationKey
  expect(shown()).toBe('v30')
  expect(library.setForcedVariation('rule_3', 'somebody', 'v31')).toBe(true)
  expect(shown()).toBe('v31')
  expect(library.setForcedVariation('rule_3', 'somebody', '')).toBe(false)
  expect(library.setForcedVariation('rule_3', 'somebody', null)).toBe(true)
  expect(shown()).toBe('v30')
})
