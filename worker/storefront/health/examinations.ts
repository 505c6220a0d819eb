import type { Commerce } from '#src/commerce/client.ts'
import { messagesFor, missingTexts } from '#src/language/catalogue.ts'
import { defaultLocale, localeNames, locales } from '#src/language/locales.ts'

import type { Settings } from '../bindings.ts'
import { buildId } from '../render/assets.ts'

type Patient = { readonly settings: Settings; readonly commerce: Commerce }
/** What is found is answered as JSON; whether all is well decides the status. */
type Findings = { readonly isWell: boolean } & Readonly<Record<string, unknown>>
export type Examination = { readonly look: (patient: Patient) => Promise<Findings> }

const site = { mode: 'publish', siteId: locales[defaultLocale].site }

const datafileOf = async (commerce: Commerce) => {
  const answer = await commerce('experiments.datafile.get', { sdkKey: 'storefront' })
  return answer.ok ? answer.value : undefined
}

/** Once the store can take an order. */
const status: Examination = {
  look: async ({ commerce }) => {
    const catalog = await commerce('products.catalog.get', {})
    return { isWell: catalog.ok, buildId, commerce: catalog.ok }
  },
}

/** Whether what sitemaps are made from is there. */
const sitemaps: Examination = {
  look: async ({ commerce, settings: { STORE_ORIGIN } }) => {
    const products = await commerce('products.search.query', { pageSize: '1' })
    const total = products.ok ? products.value.total : 0
    return {
      isWell: total > 0,
      sitemaps: localeNames.map(locale => `${STORE_ORIGIN}/sitemaps/${locale}.xml`),
      products: total,
    }
  },
}

const experiments: Examination = {
  look: async ({ commerce }) => {
    const datafile = await datafileOf(commerce)
    return {
      isWell: datafile !== undefined,
      revision: datafile?.revision ?? null,
      running: datafile?.experiments.filter(one => one.status === 'Running').map(({ key }) => key) ?? [],
    }
  },
}

const featureFlags: Examination = {
  look: async ({ commerce }) => {
    const datafile = await datafileOf(commerce)
    return { isWell: datafile !== undefined, flags: datafile?.featureFlags.map(({ key }) => key) ?? [] }
  },
}

/** The pages that are content alone, by their addresses. */
const staticPages: Examination = {
  look: async ({ commerce }) => {
    const pages = await commerce('content.search.get', { ...site, searchType: 'all', pageSize: '48' })
    const paths = pages.ok ? pages.value.items.map(({ href }) => href) : []
    return { isWell: paths.length > 0, pages: paths }
  },
}

/** How many texts each locale has, and which of them it has to say in English. */
const translations: Examination = {
  look: async () => {
    const found = localeNames.map(locale => ({
      locale,
      texts: Object.keys(messagesFor(locale)).length,
      missing: missingTexts(locale),
    }))
    return { isWell: found.every(({ missing }) => missing.length === 0), locales: found }
  },
}

/** Whether calls under `/mock` are answered with examples (R388). */
const mocks: Examination = {
  look: async ({ settings: { MOCK_MODE } }) => ({ isWell: true, mode: MOCK_MODE }),
}

/** R055: by the name under `/healthcheck`; `mocks` is in no deployed build. */
export const examinations: Readonly<Record<string, Examination>> = {
  status,
  sitemaps,
  experiments,
  'static-pages': staticPages,
  translations,
  'feature-flags': featureFlags,
  ...(LOCAL_BUILD ? { mocks } : {}),
}
