import { expect, it } from 'vitest'

import { colleagueAt } from './colleague.ts'

it('the sheet of the desk is kept for good under the address that pages name, and asked for anew under any other', async () => {
  const anybody = colleagueAt('style')
  const address = /<link rel="stylesheet" href="(\/desk\.css\?v=\w+)"/.exec((await anybody.open('/sign-in')).html)?.[1]
  const kept = async (path: string) => {
    const answer = await anybody.send(path)
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/css; charset=utf-8',
      expect.stringContaining('.bar'),
    ])
    return answer.headers.get('cache-control')
  }
  expect(await kept(address ?? '')).toBe('private, max-age=31536000, immutable')
  for (const other of ['/desk.css', '/desk.css?v=another']) expect(await kept(other)).toBe('no-cache')
})
