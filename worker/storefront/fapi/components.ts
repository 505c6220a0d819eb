import { localPath } from '#routes/href.ts'
import { fail, ok } from '#src/kit/result.ts'
import { messagesFor } from '#src/language/catalogue.ts'
import { isLocale, localeNames, localeOfCall, locales, type Locale } from '#src/language/locales.ts'
import { footSizes, isSizeChart, sizeChart } from '#src/product-ui/sizes/size-charts.ts'

import { flagsFor } from '../experiments/datafile-cache.ts'
import { commerceFor } from '../proxy/commerce-for.ts'
import type { StorefrontContext } from '../context.ts'
import { jsonResponse, refusalResponse } from './respond.ts'
import { forwardToPlatform } from './forward.ts'

const content = (locale: Locale) => ({ mode: 'publish', siteId: locales[locale].site })

/** `GET /fapi/components/collections`: the topmost categories, each with how many lie below it. */
export const collections = async (c: StorefrontContext): Promise<Response> =>
  forwardToPlatform(await commerceFor(c)('products.catalog.get', {}), ({ categories }) => ({
    items: categories.map(({ id, slug, name, children }) => ({
      id,
      label: name,
      href: localPath(c.var.locale, `/c/${slug}`),
      children: children.length,
    })),
  }))

export const footer = async (c: StorefrontContext): Promise<Response> =>
  forwardToPlatform(await commerceFor(c)('content.footer.get', content(c.var.locale)), ({ items }) => ({ items }))

export const footSizeTable = (): Response => jsonResponse({ sizes: footSizes() })

/** Inches where the country measures in them. */
const unitOf = (locale: Locale) => (locales[locale].country === 'US' ? 'in' : 'cm')

export function sizeChartOf(c: StorefrontContext): Response {
  const productType = c.req.param('productType') ?? ''
  if (!isSizeChart(productType)) return refusalResponse('API404', `no size chart for ${productType}`)
  const unit = unitOf(c.var.locale)
  return jsonResponse({ productType, unit, ...sizeChart(productType, unit) })
}

/** `GET /fapi/components/search-hub`: what may be shown before anything is typed. */
export async function searchHub(c: StorefrontContext): Promise<Response> {
  const commerce = commerceFor(c)
  const { locale } = c.var
  const [suggestions, catalog, articles] = await Promise.all([
    commerce('products.suggestions.list', {}),
    commerce('products.catalog.get', {}),
    commerce('content.search.get', { ...content(locale), searchType: 'articles', pageSize: '4' }),
  ])
  return forwardToPlatform(suggestions, ({ popular }) => ({
    popular,
    categories: catalog.ok
      ? catalog.value.categories.map(({ id, slug, name }) => ({
          id,
          label: name,
          href: localPath(locale, `/c/${slug}`),
        }))
      : [],
    articles: articles.ok ? articles.value.items : [],
  }))
}

/** `GET /fapi/components/utility`: the links of the bar above the menu. */
export const utility = async (c: StorefrontContext): Promise<Response> =>
  forwardToPlatform(
    await commerceFor(c)('content.fragment.get', { mode: 'publish', fragmentId: 'utility' }),
    ({ items }) => ({
      items: items.map(({ id, data }) => ({ id, label: data.label, href: data.href })),
    }),
  )

/** `GET /fapi/pages/location-selector`: where the store delivers, and in which locales it is read there (R157). */
export function locationSelector(c: StorefrontContext): Response {
  const domain = new URL(c.env.settings.STORE_ORIGIN).host
  const names = new Intl.DisplayNames(locales[c.var.locale].tag, { type: 'region' })
  const countries = [...new Set(localeNames.map(name => locales[name].country))].map(countryCode => ({
    countryCode,
    name: names.of(countryCode) ?? countryCode,
    domain,
    locales: localeNames.filter(name => locales[name].country === countryCode),
    canvasDomain: domain,
  }))
  return jsonResponse({ countries })
}

export const contentPage = async (c: StorefrontContext): Promise<Response> =>
  forwardToPlatform(
    await commerceFor(c)('content.augmented-page.get', {
      ...content(c.var.locale),
      page: c.req.param('page') ?? '',
    }),
    page => page,
  )

/**
 * `GET /fapi/featureFlags`: the flags that are the same for every visitor. Experiments are decided per visitor,
 * elsewhere.
 */
export async function featureFlags(c: StorefrontContext): Promise<Response> {
  const { SIGN_IN_MODE, MINIMUM_LOYALTY_POINTS } = c.env.settings
  const set = await flagsFor(c)
  return forwardToPlatform(set === undefined ? fail('UNREACHABLE') : ok(set), ({ datafile, everybody }) => {
    const switches = datafile.featureFlags.filter(({ experimentIds }) => experimentIds.length === 0)
    return {
      flags: {
        ...Object.fromEntries(switches.map(({ key }) => [key, everybody[key]?.enabled === true])),
        // A setting and no experiment (R014).
        simplified_enrolment: SIGN_IN_MODE === 'simplified',
      },
      minimumLoyaltyPoints: MINIMUM_LOYALTY_POINTS,
    }
  })
}

/** `GET /fapi/i18n/{locale}`: every text of a locale, compiled; the locale as `de-de` or `de_DE`. */
export function translations(c: StorefrontContext): Response {
  const asked = c.req.param('locale') ?? ''
  const locale = isLocale(asked) ? asked : localeOfCall(asked)
  if (locale === undefined) return refusalResponse('API404', `no locale ${asked}`)
  return jsonResponse({ locale, language: locales[locale].language, messages: messagesFor(locale) })
}
