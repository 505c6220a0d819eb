import { expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { parse } from '../parse.ts'
import { compile, rulesOf } from '../revision.ts'
import { loadPointer, loadRevision, longestHistory, pointAt, publish, seal, turn, unseal } from './storage.ts'

const compiled = (text: string) => compile(parse(text, storeAddressing.locales).rules)

function memoryKv() {
  const values = new Map<string, string>()
  const writes: string[] = []
  function get(key: string): Promise<string | null>
  function get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  async function get(key: string, type?: 'arrayBuffer'): Promise<string | ArrayBuffer | null> {
    const value = values.get(key) ?? null
    return value === null || type === undefined ? value : new TextEncoder().encode(value).buffer
  }
  const put = async (key: string, value: string) => {
    writes.push(key)
    values.set(key, value)
  }
  return { get, put, values, writes }
}

const entry = (at: number) => ({ at, who: 'ada', count: 1, note: `at ${at}` })

async function pointerIn(kv: ReturnType<typeof memoryKv>) {
  const pointer = await loadPointer(kv)
  if (typeof pointer === 'string') throw new Error(pointer)
  return pointer
}

it('D46: a publication is two writes, the immutable revision before the pointer; going back is one', async () => {
  const kv = memoryKv()
  const first = await publish(kv, compiled('/a /b'), entry(1))
  expect(kv.writes).toEqual([`redirects:rev:${first.revision}`, 'redirects:current'])
  const second = await publish(kv, compiled('/a /c'), entry(2))
  expect(second.revision).not.toBe(first.revision)
  kv.writes.length = 0
  const [, earlier] = second.history
  if (earlier === undefined) throw new Error('no earlier revision')
  await pointAt(kv, { ...earlier, at: 3, note: 'back' })
  expect(kv.writes).toEqual(['redirects:current'])
  const pointer = await pointerIn(kv)
  expect(pointer.revision).toBe(first.revision)
  expect(pointer.history.map(({ note }) => note)).toEqual(['back', 'at 2', 'at 1'])
  const revision = await loadRevision(kv, pointer.revision)
  expect(revision && rulesOf(revision).map(({ to }) => to)).toEqual(['/b'])
})

it('the kill switch is one write and outlives the next publication', async () => {
  const kv = memoryKv()
  await publish(kv, compiled('/a /b'), entry(1))
  kv.writes.length = 0
  await turn(kv, await pointerIn(kv), true)
  expect(kv.writes).toEqual(['redirects:current'])
  await publish(kv, compiled('/a /c'), entry(2))
  expect((await pointerIn(kv)).off).toBe(true)
})

it('history remembers the last fifty publications', async () => {
  const kv = memoryKv()
  for (let at = 1; at <= longestHistory + 3; at += 1) await publish(kv, compiled(`/a /b${at}`), entry(at))
  const { history } = await pointerIn(kv)
  expect(history).toHaveLength(50)
  expect(history[0]?.at).toBe(53)
  expect(history.at(-1)?.at).toBe(4)
})

it('a revision of another version, cut short or changed by one letter is none', async () => {
  const { id, value } = await seal(compiled('/a /b\n/c/* /d/:splat'))
  const opened = (text: string) => unseal(new TextEncoder().encode(text).buffer)
  expect((await opened(value))?.id).toBe(id)
  expect(await opened(value.replace('redirects 1', 'redirects 2'))).toBeUndefined()
  expect(await opened(value.replace('/b', '/x'))).toBeUndefined()
  for (let length = 0; length < value.length; length += 1) expect(await opened(value.slice(0, length))).toBeUndefined()
})

it('a sound revision under another revision’s key is none', async () => {
  const kv = memoryKv()
  const { revision } = await publish(kv, compiled('/a /b'), entry(1))
  const { value } = await seal(compiled('/a /c'))
  kv.values.set(`redirects:rev:${revision}`, value)
  expect(await loadRevision(kv, revision)).toBeUndefined()
})

it('a pointer that cannot be read is told from one that was never written', async () => {
  const kv = memoryKv()
  expect(await loadPointer(kv)).toBe('none')
  for (const junk of ['', '{', 'null', '{"version":2}', '{"version":1,"revision":7}']) {
    kv.values.set('redirects:current', junk)
    expect(await loadPointer(kv)).toBe('junk')
  }
})
