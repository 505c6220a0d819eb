import { Hono } from 'hono'

import { locales, localeNames } from '#src/language/locales.ts'

import { countryOf } from './country.ts'
import { health } from './health/health.ts'
import { buildId } from './render/assets.ts'
import type { Asked, Storefront } from './storefront.ts'

/** Asked about every time; not forbidden to be stored, because that would keep a personal page from coming back at once. */
const askedAgain = { 'cache-control': 'private, no-cache' }

/** `GET /get-user-geo-country`: where the visitor is, as the platform says. */
function geoCountry(c: Asked): Response {
  const country = countryOf(c)
  if (country === undefined) return Response.json({ countryCode: null, name: null }, { headers: askedAgain })
  const served = localeNames.find(name => locales[name].country === country)
  const name = new Intl.DisplayNames([served === undefined ? 'en' : locales[served].tag], { type: 'region' }).of(
    country,
  )
  return Response.json({ countryCode: country, name }, { headers: askedAgain })
}

async function picture(c: Asked): Promise<Response> {
  const { COMMERCE, COMMERCE_ORIGIN } = c.env.settings
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
  .route('/', health)
  .get('/get-user-geo-country', geoCountry)
  // R294: asked with the build a page was loaded from, answers with the one served now.
  .get('/builds/meta/:file{[\\w-]+\\.json}', c =>
    c.json({ buildId }, 200, { 'cache-control': 'no-cache', 'content-type': 'application/json' }),
  )
  .get('/media/*', picture)
