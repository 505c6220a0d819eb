import { describe, expect, it } from 'vitest'

import { defaultLocale, localeNames, locales } from '#src/language/locales.ts'

import { idsTwice } from '../../support/ids-twice.ts'
import { openBrowser } from '../browser.ts'

const origin = 'http://localhost'
const atOnce = 8
/** So many say enough of what is wrong. */
const most = 20

const plain = (text: string) => text.replaceAll('&amp;', '&')

async function addressesOf(locale: string): Promise<string[]> {
  const sitemap = await (await openBrowser().ask(`/sitemaps/${locale}.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => plain(address).slice(origin.length))
}

const contentOf = (page: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1] ?? ''

/** What a page that is to be found lacks. */
function faultsOf(page: string, address: string): readonly string[] {
  const links = page.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)
  const alternates = new Set([...links].map(([, tag = '']) => tag))
  const faults: Readonly<Record<string, boolean>> = {
    'is not to be found': contentOf(page, 'robots').includes('noindex'),
    'has no title': !/<title>[^<]+<\/title>/.test(page),
    'has no description': contentOf(page, 'description') === '',
    'is another address': !page.includes(`<link rel="canonical" href="${origin}${address}"`),
    'has not one h1': (page.match(/<h1\b/g) ?? []).length !== 1,
    [`has ids twice: ${idsTwice(page).join(' ')}`]: idsTwice(page).length > 0,
    'has no Open Graph': ['og:title', 'og:description', 'og:url', 'og:image'].some(
      name => contentOf(page, name) === '',
    ),
    'does not name itself in every locale': localeNames.some(name => !alternates.has(locales[name].tag)),
    'has no x-default': !alternates.has('x-default'),
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${address} ${fault}`] : []))
}

async function visit(address: string): Promise<readonly string[]> {
  const answer = await openBrowser().ask(address)
  const page = await answer.text()
  return answer.status === 200 ? faultsOf(page, address) : [`${address} answers ${answer.status}`]
}

async function crawl(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < addresses.length; from += atOnce)
    found.push(...(await Promise.all(addresses.slice(from, from + atOnce).map(visit))).flat())
  return found
}

describe('every address of the sitemaps', () => {
  it.each(localeNames)(
    '%s: is there and to be found, with one h1, no id twice, a description, Open Graph and every locale’s address',
    { timeout: 240_000 },
    async locale => {
      const addresses = await addressesOf(locale)
      expect(addresses.length).toBeGreaterThan(350)
      expect(new Set(addresses).size).toBe(addresses.length)
      expect((await crawl(addresses)).slice(0, most)).toEqual([])
    },
  )
})

it('x-default is the address in the default locale', async () => {
  const page = await (await openBrowser().ask('/de-de/c/zelte')).text()
  expect(page).toContain(`<link rel="alternate" hrefLang="x-default" href="${origin}/${defaultLocale}/c/tents"/>`)
})
