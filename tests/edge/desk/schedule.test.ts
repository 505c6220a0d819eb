import { createScheduledController, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { sites } from '#src/language/locales.ts'
import type { CommerceSettings } from '#worker/commerce/bindings.ts'
import { convert } from '#worker/commerce/import/convert.ts'
import { readFeed } from '#worker/commerce/import/feed.ts'
import { feedOf, lines } from '#worker/commerce/testing/feed.ts'
import desk from '#worker/desk/index.ts'
import config from '#worker/desk/wrangler.toml?raw'

import { openBrowser } from '../browser.ts'
import { deskNamed } from './colleague.ts'

const { SITES } = env as unknown as CommerceSettings

/** What the platform runs by the clock, without anybody at the desk. */
const cron = () => desk.scheduled(createScheduledController(), env)

const followed = () =>
  runInDurableObject(deskNamed('desk'), (_desk, { storage: { sql } }) =>
    sql
      .exec<{ site: string }>('SELECT site FROM followed ORDER BY site')
      .toArray()
      .map(({ site }) => site),
  )

// Experiments give one visitor the same form of a page.
const browser = openBrowser()

async function look(path: string) {
  const answer = await browser.ask(path)
  return { html: await answer.text(), state: /hit|stale|fwd=\w+/.exec(answer.headers.get('cache-status') ?? '')?.[0] }
}

async function takeFeed(price: string): Promise<void> {
  const priced = lines.map(line => (line['Variant Price'] === undefined ? line : { ...line, 'Variant Price': price }))
  const { products } = readFeed(feedOf(priced.map(line => ({ ...line, 'Variant Compare At Price': '' }))))
  const today = '2026-11-25'
  const imported = await SITES.get(SITES.idFromName('fellholm-us')).importCatalogue(
    products.map((product, place) => convert(product, place, today)),
  )
  expect(imported.ok).toBe(true)
}

describe('what the desk does by the clock', () => {
  it('a cron every five minutes follows every shop, and begins the alarm that goes on with it', async () => {
    expect(config).toContain('crons = ["*/5 * * * *"]')
    await cron()
    expect(await followed()).toEqual([...sites].toSorted())
    expect(await runInDurableObject(deskNamed('desk'), (_desk, { storage }) => storage.getAlarm())).not.toBeNull()
  })

  it('P7: an import of the catalogue purges the pages of what it brings and changes, and no others', async () => {
    await takeFeed('50')
    await cron()
    const listing = await look('/en-us/c/guest-brands')
    expect(listing.html).toContain('Harbour Shirt')
    const path = /href="(\/en-us\/p\/harbour-shirt[^"?#]*)/.exec(listing.html)?.[1] ?? ''
    expect((await look(path)).html).toContain('$50.00')
    for (const stored of [path, '/en-us/c/guest-brands', '/en-us/c/packs']) {
      await look(stored)
      expect([stored, (await look(stored)).state]).toEqual([stored, 'hit'])
    }
    await takeFeed('61')
    await cron()
    expect((await look(path)).html).toContain('$61.00')
    expect((await look('/en-us/c/guest-brands')).html).toContain('$61.00')
    expect((await look('/en-us/c/packs')).state).toBe('hit')
  })
})
