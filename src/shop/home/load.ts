import { locales } from '#src/language/locales.ts'

import { publicPage, type Outcome, type PublicRequest } from '../page.ts'
import { HomePage, type Props } from './page.tsx'

async function load({ commerce, locale }: PublicRequest): Promise<Outcome<Props>> {
  const content = await commerce('content.page.get', { mode: 'publish', siteId: locales[locale].site, page: 'home' })
  if (!content.ok) return { kind: 'unavailable', reason: content.code }
  const { title, description } = content.value
  return { kind: 'page', props: { content: content.value }, head: { title, description }, tags: ['content:home'] }
}

export const home = publicPage({ load, Page: HomePage })
