import { storeServices, type StoreService } from '#src/commerce/calls/catalogue/stores.ts'
import { locales } from '#src/language/locales.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { storeData } from '../../../product-ui/structured-data.ts'
import { readSearchLocation } from '../model/search-location.ts'
import { StoreLocatorPage, type Props } from './page.tsx'

const most = 20

const isService = (name: string): name is StoreService => storeServices.some(service => service === name)

/** Around a place, the nearest; otherwise those of the locale's country, by name. */
async function load({ commerce, language, locale, query }: PublicRequest): Promise<LoadResult<Props>> {
  const { q, near } = readSearchLocation(query)
  const services = query.getAll('service').filter(isService)
  const isAround = q !== '' || near !== undefined
  const found = await commerce('stores.store.search', {
    services,
    ...(near ?? (q === '' ? undefined : { q })),
    ...(isAround ? { limit: most } : { countryCode: locales[locale].country, limit: 100 }),
  })
  const isLost = !found.ok && found.code === 'STR404'
  if (!found.ok && !isLost) return { kind: 'unavailable', reason: found.code }
  const { t } = language
  return {
    kind: 'page',
    props: {
      q,
      services,
      isLost,
      around: found.ok ? found.value.origin?.name : undefined,
      stores: found.ok ? found.value.stores : [],
    },
    head: {
      title: `${t('stores.title')} · Fellholm`,
      description: t('stores.lead'),
      noindex: isAround,
      data: found.ok && !isAround ? found.value.stores.map(storeData) : [],
    },
    tags: ['stores'],
  }
}

export const storeLocator = publicPage({ load, Page: StoreLocatorPage })
