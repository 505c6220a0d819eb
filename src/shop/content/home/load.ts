import { locales } from '#src/language/locales.ts'
import { loadSections } from '#src/sections/load-sections.ts'
import { isOfType, type Placed } from '#src/sections/model/placed.ts'

import { publicPage, type Outcome, type PublicRequest } from '../../page.ts'
import { organization } from '../../structured-data.ts'
import { HomePage, type Props } from './page.tsx'

const isHero = (section: Placed): section is Placed<'hero'> => isOfType(section, 'hero')

async function load({ commerce, locale }: PublicRequest): Promise<Outcome<Props>> {
  const content = await commerce('content.page.get', { mode: 'publish', siteId: locales[locale].site, page: 'home' })
  if (!content.ok) return { kind: 'unavailable', reason: content.code }
  const { title, description } = content.value
  const { complete, ...sections } = await loadSections(commerce, locale, 'home', content.value)
  return {
    kind: 'page',
    props: { title, ...sections },
    head: { title, description, data: [organization(locale)], image: sections.placed.find(isHero)?.data.wide.src },
    tags: ['content:home', 'catalog'],
    degraded: !complete,
  }
}

export const home = publicPage({ load, Page: HomePage })
