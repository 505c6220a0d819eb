import { Hono } from 'hono'

import { createClient } from '#src/commerce/client.ts'
import { defaultLocale, locales, localeNames } from '#src/language/locales.ts'

import { callUpstream } from './proxy/upstream.ts'
import { buildId } from './render/assets.ts'
import type { Asked, Storefront } from './storefront.ts'

const noStore = { 'cache-control': 'private, no-store' }

async function status(c: Asked): Promise<Response> {
  const { settings, trace } = c.var
  const tools = { settings, trace, locale: defaultLocale }
  const catalog = await createClient(wire => callUpstream(tools, wire))('products.catalog.get', {})
  return Response.json({ buildId, commerce: catalog.ok }, { status: catalog.ok ? 200 : 503, headers: noStore })
}

/** `GET /get-user-geo-country`: where the visitor is, as the platform says. */
function geoCountry(c: Asked): Response {
  const country = c.get('country')()
  if (country === undefined) return Response.json({ countryCode: null, name: null }, { headers: noStore })
  const served = localeNames.find(name => locales[name].country === country)
  const name = new Intl.DisplayNames([served === undefined ? 'en' : locales[served].tag], { type: 'region' }).of(
    country,
  )
  return Response.json({ countryCode: country, name }, { headers: noStore })
}

async function picture(c: Asked): Promise<Response> {
  const { COMMERCE, COMMERCE_ORIGIN } = c.var.settings
  const { pathname } = new URL(c.req.url)
  const headers = new Headers()
  const known = c.req.header('if-none-match')
  if (known !== undefined) headers.set('if-none-match', known)
  const address = `${COMMERCE_ORIGIN ?? 'https://commerce.internal'}${pathname}`
  const request = new Request(address, { headers, redirect: 'manual' })
  const answer =
    COMMERCE_ORIGIN === undefined && COMMERCE !== undefined ? await COMMERCE.fetch(request) : await fetch(request)
  return new Response(answer.body, answer)
}

/** What machines ask: health, build, country, pictures. No page and no visitor is involved. */
export const machines = new Hono<Storefront>()
  .get('/healthcheck/status', status)
  .get('/get-user-geo-country', geoCountry)
  // R294: asked with the build a page was loaded from, answers with the one served now.
  .get('/builds/meta/:file{[\\w-]+\\.json}', c =>
    c.json({ buildId }, 200, { 'cache-control': 'no-cache', 'content-type': 'application/json' }),
  )
  .get('/media/*', picture)
