import { locales } from '#src/language/locales.ts'

import { publicPage, type Outcome, type PublicRequest } from '../../page.ts'
import { isOfType, readSections, type Placed } from '../model/placed.ts'
import { loadShelves } from '../sections/load-shelves.ts'
import { HomePage, type Props } from './page.tsx'

const isHero = (section: Placed): section is Placed<'hero'> => isOfType(section, 'hero')

async function load({ commerce, locale }: PublicRequest): Promise<Outcome<Props>> {
  const content = await commerce('content.page.get', { mode: 'publish', siteId: locales[locale].site, page: 'home' })
  if (!content.ok) return { kind: 'unavailable', reason: content.code }
  const { title, description } = content.value
  const { placed, misplaced } = readSections(content.value)
  for (const item of misplaced)
    console.warn(JSON.stringify({ level: 'warn', message: 'content item left out', page: 'home', locale, ...item }))
  const { shelves, complete } = await loadShelves(commerce, placed)
  return {
    kind: 'page',
    props: { title, placed, shelves },
    head: { title, description, image: placed.find(isHero)?.data.wide.src },
    tags: ['content:home', 'catalog'],
    degraded: !complete,
  }
}

export const home = publicPage({ load, Page: HomePage })
