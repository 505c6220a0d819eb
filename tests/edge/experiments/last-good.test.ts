import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { keys } from '#kv/keys.ts'
import { datafileOf } from '#worker/commerce/experiments/datafile.ts'

import { dependency } from '../dependency.ts'
import { browserOf, heroWords, idsWhere, variationFor } from './visitors.ts'

const { PAGES } = env as unknown as { readonly PAGES: KVNamespace }
const [quiet = ''] = idsWhere(id => variationFor('home_hero', id) === 'quiet')

it('an isolate that begins while the origin of datafiles is dead decides by the last good one, which KV keeps', async () => {
  await PAGES.put(keys.datafile('storefront'), JSON.stringify(datafileOf('storefront')))
  dependency.behave(async (request, real) =>
    request.url.includes('/datafiles/') ? new Response('gone', { status: 503 }) : real(),
  )
  const html = await (await browserOf(quiet).ask('/en-us')).text()
  expect(html).toContain(heroWords.quiet)
})
