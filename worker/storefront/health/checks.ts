import type { Commerce } from '#src/commerce/client.ts'
import { messagesFor, missingTexts } from '#src/language/catalogue.ts'
import { defaultLocale, localeNames, locales } from '#src/language/locales.ts'

import type { Settings } from '../bindings.ts'
import type { Breakers } from '../proxy/breakers.ts'
import { buildId } from '../render/assets.ts'

type Tools = { readonly settings: Settings; readonly commerce: Commerce; readonly breakers: Breakers }
/** Answered as JSON; `isHealthy` decides the status. */
type Health = { readonly isHealthy: boolean } & Readonly<Record<string, unknown>>
export type HealthCheck = { readonly run: (tools: Tools) => Promise<Health> }

const site = { mode: 'publish', siteId: locales[defaultLocale].site }

const datafileOf = async ({ commerce, settings }: Tools) => {
  const answer = await commerce('experiments.datafile.get', { sdkKey: settings.EXPERIMENTS_KEY })
  return answer.ok ? answer.value : undefined
}

/** Once the store can take an order; and the families of calls that this isolate makes none of, because they failed. */
const status: HealthCheck = {
  run: async ({ commerce, breakers }) => {
    const catalog = await commerce('products.catalog.get', {})
    return { isHealthy: catalog.ok, buildId, commerce: catalog.ok, openBreakers: breakers.open() }
  },
}

/** Whether what sitemaps are made from is there. */
const sitemaps: HealthCheck = {
  run: async ({ commerce, settings: { STORE_ORIGIN } }) => {
    const products = await commerce('products.search.query', { pageSize: '1' })
    const total = products.ok ? products.value.total : 0
    return {
      isHealthy: total > 0,
      sitemaps: localeNames.map(locale => `${STORE_ORIGIN}/sitemaps/${locale}.xml`),
      products: total,
    }
  },
}

const experiments: HealthCheck = {
  run: async tools => {
    const datafile = await datafileOf(tools)
    return {
      isHealthy: datafile !== undefined,
      revision: datafile?.revision ?? null,
      running: datafile?.experiments.filter(one => one.status === 'Running').map(({ key }) => key) ?? [],
    }
  },
}

const featureFlags: HealthCheck = {
  run: async tools => {
    const datafile = await datafileOf(tools)
    return { isHealthy: datafile !== undefined, flags: datafile?.featureFlags.map(({ key }) => key) ?? [] }
  },
}

/** The pages that are content alone, by their addresses. */
const staticPages: HealthCheck = {
  run: async ({ commerce }) => {
    const pages = await commerce('content.search.get', { ...site, searchType: 'all', pageSize: '48' })
    const paths = pages.ok ? pages.value.items.map(({ href }) => href) : []
    return { isHealthy: paths.length > 0, pages: paths }
  },
}

/** How many texts each locale has, and which of them it has to say in English. */
const translations: HealthCheck = {
  run: async () => {
    const found = localeNames.map(locale => ({
      locale,
      texts: Object.keys(messagesFor(locale)).length,
      missing: missingTexts(locale),
    }))
    return { isHealthy: found.every(({ missing }) => missing.length === 0), locales: found }
  },
}

/** Whether calls under `/mock` are answered with examples (R388). */
const mocks: HealthCheck = {
  run: async ({ settings: { MOCK_MODE } }) => ({ isHealthy: true, mode: MOCK_MODE }),
}

/** R055: by the name under `/healthcheck`; `mocks` is in no deployed build. */
export const healthChecks: Readonly<Record<string, HealthCheck>> = {
  status,
  sitemaps,
  experiments,
  'static-pages': staticPages,
  translations,
  'feature-flags': featureFlags,
  ...(LOCAL_BUILD ? { mocks } : {}),
}
