import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { platform } from './testing/fixture/platform.ts'
import { send } from './testing/shopper.ts'

const picture = new Request('https://commerce.test/media/shell/1/1f4d3a/front.svg', {
  headers: { 'if-none-match': '"kept"' },
})

test('what is under /media/ is asked of whoever shows pictures, just as it came, and of no shop', async () => {
  const asked: Request[] = []
  const PICTURES = {
    fetch: (request: Request) => {
      asked.push(request)
      return Promise.resolve(new Response('<svg/>', { headers: { etag: '"kept"' } }))
    },
  }
  const SITES = { idFromName: () => expect.unreachable('a shop was asked') }
  const answer = await platform.fetch(picture.clone(), { ...env, SITES, PICTURES })
  expect([await answer.text(), answer.headers.get('etag')]).toEqual(['<svg/>', '"kept"'])
  expect(asked.map(({ url, headers }) => [url, headers.get('if-none-match')])).toEqual([[picture.url, '"kept"']])
})

test('where nobody shows pictures there are none, and everything else is answered', async () => {
  expect((await platform.fetch(picture.clone(), env)).status).toBe(404)
  expect((await send('/health')).status).toBe(200)
})
