import { localeNames, locales } from '#src/language/locales.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { LocationSelectorPage, type Props } from './page.tsx'

const countries = [...new Set(localeNames.map(name => locales[name].country))].map(code => ({
  code,
  locales: localeNames.filter(name => locales[name].country === code),
}))

export const locationSelector = publicPage({
  load: async ({ language }: PublicRequest): Promise<LoadResult<Props>> => ({
    kind: 'page',
    props: { countries },
    head: { title: `${language.t('shell.locations.title')} · Fellholm` },
  }),
  Page: LocationSelectorPage,
})
