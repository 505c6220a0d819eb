import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { sign, signatureHeader } from '#src/purging/signature.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

const { PURGE_KEY: key, SITES } = env as unknown as {
  readonly PURGE_KEY: string
  readonly SITES: DurableObjectNamespace
}
const shop = SITES.get(SITES.idFromName('fellholm-us'))
const shopper = openBrowser()
const listing = '/en-us/c/tents'

/** The listing as it is made anew, and what the platform was asked for it: `If-None-Match`. */
async function madeAnew() {
  const body = JSON.stringify({ tags: ['category:tents'] })
  const headers = { [signatureHeader]: await sign(key, body, Date.now()), 'content-type': 'application/json' }
  expect((await shopper.ask('/-/purge', { method: 'POST', headers, body })).status).toBe(202)
  // What is made in the moment of a purge counts as made before it.
  await new Promise(resolve => setTimeout(resolve, 5))
  dependency.reset()
  const answer = await shopper.ask(listing)
  expect(answer.headers.get('cache-status')).toContain('fwd=miss')
  const [asked] = dependency.asked('/productSearch')
  return { page: await answer.text(), tag: asked?.headers.get('if-none-match') }
}

/** Makes every piece of a product a dollar cheaper, and gives what it then costs. */
async function cheaper(productId: string): Promise<number> {
  const path = `https://site.internal/products/v2/products/${productId}/details?locale=en_US`
  const { variants } = await (await shop.fetch(path)).json<AnswerOf<'products.details.get'>>()
  const { current, original } = variants[0] ?? { current: 0, original: 0 }
  const after = { current: current - 100, original }
  const changed = await shop.fetch(`https://site.internal/admin/products/${productId}/prices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ before: { current, original }, after }),
  })
  expect(await changed.json()).toEqual({ isSaved: true })
  return after.current
}

it('P7: a listing made anew asks the platform whether its products are as they were, and shows what is not', async () => {
  await (await shopper.ask(listing)).text()
  const same = await madeAnew()
  expect(same.tag).toMatch(/^".+"$/)
  const again = await madeAnew()
  expect(again).toEqual(same)

  const [, productId = ''] = /<h3[^>]*><a href="[^"]+-(fh\d+)"/.exec(same.page) ?? []
  const price = `$${(await cheaper(productId.toUpperCase())) / 100}`
  expect(same.page).not.toContain(price)
  const changed = await madeAnew()
  expect(changed.tag).toBe(same.tag)
  expect(changed.page).toContain(price)
  expect((await madeAnew()).tag).not.toBe(same.tag)
})
