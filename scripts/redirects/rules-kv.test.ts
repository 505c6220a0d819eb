import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { openRemoteKv } from './rules-kv.ts'

const output = (text: string) => ({ output: Buffer.from(text), complaint: '', isGood: true })
const complaint = (text: string) => ({ output: Buffer.from(''), complaint: text, isGood: false })

it('--remote reads and writes the deployed KV through wrangler, a value by way of a file', async () => {
  const asked: string[] = []
  const written: string[] = []
  const kv = openRemoteKv('0a1b', async words => {
    asked.push(words.filter(word => !word.startsWith('/')).join(' '))
    const file = words[words.indexOf('--path') + 1]
    if (words.includes('--path') && file !== undefined) written.push(await readFile(file, 'utf8'))
    return output('stored\n')
  })
  expect(await kv.get('redirects:current')).toBe('stored\n')
  await kv.put('redirects:current', 'a\nb')
  expect(written).toEqual(['a\nb'])
  expect(asked).toEqual([
    'kv key get redirects:current --namespace-id 0a1b --remote',
    'kv key put redirects:current --path --namespace-id 0a1b --remote',
  ])
})

it('--remote tells a key that is not there from a wrangler that cannot reach it', async () => {
  expect(await openRemoteKv('0a1b', async () => complaint('Failed to fetch … - 404: Not Found')).get('x')).toBeNull()
  await expect(openRemoteKv('0a1b', async () => complaint('not signed in')).get('x')).rejects.toThrow('not signed in')
  await expect(openRemoteKv('0a1b', async () => complaint('not signed in')).put('x', '')).rejects.toThrow(
    'could not write x',
  )
})
