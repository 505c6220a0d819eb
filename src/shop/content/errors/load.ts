import type { ContentSection } from '#src/commerce/calls/content.ts'
import { locales } from '#src/language/locales.ts'
import { loadSections } from '#src/sections/load-sections.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { ErrorPage, type Props } from './page.tsx'
import { kindOf, words } from './words.ts'

/** Content areas of an error page, while their feature is on (R112); all of them are optional. */
async function contentAreas(
  { commerce, locale, flagState }: PublicRequest,
  status: number,
): Promise<readonly ContentSection[]> {
  const [state, found] = await Promise.all([
    flagState('content_404'),
    commerce('content.error-section.get', { mode: 'publish', siteId: locales[locale].site, code: `${status}` }),
  ])
  return state === 'on' && found.ok ? found.value.sections : []
}

const page = (status: number) =>
  publicPage({
    load: async (request: PublicRequest): Promise<LoadResult<Props>> => {
      const kind = kindOf(status)
      const { commerce, language, locale } = request
      const areas = kind === 'not-found' ? await contentAreas(request, status) : []
      const [over, main] = await Promise.all(
        ['over', 'main'].map(place =>
          loadSections(commerce, locale, `error/${status}`, { sections: areas.filter(({ name }) => name === place) }),
        ),
      )
      const title = `${language.t(words[kind].title)} · Fellholm`
      return { kind: 'page', props: { kind, over, main }, head: { title, noindex: true } }
    },
    Page: ErrorPage,
  })

/** `/400`, `/401`, `/403`, `/404` and `/500`. */
export const errorPages = {
  error400: page(400),
  error401: page(401),
  error403: page(403),
  error404: page(404),
  error500: page(500),
} as const
