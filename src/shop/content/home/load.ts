import { locales } from '#src/language/locales.ts'
import { loadSections } from '#src/sections/load-sections.ts'
import { isOfType, type ReadySection } from '#src/sections/model/ready-section.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { organization } from '../../../product-ui/structured-data.ts'
import { homeFromCatalogue } from './from-catalogue.ts'
import { HomePage, type Props } from './page.tsx'

const isHero = (section: ReadySection): section is ReadySection<'hero'> => isOfType(section, 'hero')

/** Home's sections from content; from the catalogue while content is unavailable. */
async function load({ commerce, language, locale, variants }: PublicRequest): Promise<LoadResult<Props>> {
  const content = await commerce('content.page.get', { mode: 'publish', siteId: locales[locale].site, page: 'home' })
  const page = content.ok ? content.value : await homeFromCatalogue(commerce, language)
  if (page === undefined) return { kind: 'unavailable', reason: content.ok ? '' : content.code }
  const { title, description } = page
  const { complete, tags, ...sections } = await loadSections(commerce, locale, 'home', page, variants)
  return {
    kind: 'page',
    props: { title, ...sections },
    head: { title, description, data: [organization(locale)], image: sections.placed.find(isHero)?.data.wide.src },
    tags: ['content:home', 'catalog', ...tags],
    degraded: !content.ok || !complete,
  }
}

export const home = publicPage({ load, Page: HomePage })
