import { locales } from '#src/language/locales.ts'
import { loadSections } from '#src/sections/load-sections.ts'

import { publicPage, type LoadResult, type PublicPage, type PublicRequest } from '../../page.ts'
import { CmsPreviewPage, ShowcasePage, ShowcaseSplitPage, type PreviewProps, type ShowcaseProps } from './page.tsx'

const headOf = ({ language }: PublicRequest) => ({
  title: `${language.t('content.preview.bar')} · Fellholm`,
  noindex: true,
})

/** `/cms/preview?page=`: any page by its name, published or not. */
const cmsPreview = publicPage({
  load: async (request: PublicRequest): Promise<LoadResult<PreviewProps>> => {
    const { commerce, locale, query } = request
    const name = query.get('page') ?? 'home'
    const page = await commerce('content.page.get', { mode: 'preview', siteId: locales[locale].site, page: name })
    if (!page.ok && page.code !== 'API404') return { kind: 'unavailable', reason: page.code }
    const content = page.ok ? page.value : { title: name, sections: [] }
    const { complete: _, ...sections } = await loadSections(commerce, locale, name, content)
    return { kind: 'page', props: { title: content.title, pageExists: page.ok, ...sections }, head: headOf(request) }
  },
  Page: CmsPreviewPage,
})

/** The pieces of a kind of document, all or one of them. */
async function showcase(request: PublicRequest): Promise<LoadResult<ShowcaseProps>> {
  const { commerce, locale, query } = request
  const docType = query.get('docType') ?? 'sections'
  const id = query.get('id') ?? undefined
  const found = await commerce('content.showcase.get', {
    mode: 'preview',
    siteId: locales[locale].site,
    docType,
    ...(id !== undefined && { id }),
  })
  // A refused request means that there is no such page.
  if (!found.ok && found.code !== 'API404' && found.code !== 'API400')
    return { kind: 'unavailable', reason: found.code }
  const sections = found.ok ? [{ name: docType, items: found.value.items }] : []
  const { complete: _, ...shown } = await loadSections(commerce, locale, `showcase/${docType}`, { sections })
  return { kind: 'page', props: { docType, id, ...shown }, head: headOf(request) }
}

/** R058 */
export const cmsPages = {
  cmsPreview,
  showcaseSingle: publicPage({ load: showcase, Page: ShowcasePage }),
  showcaseSplit: publicPage({ load: showcase, Page: ShowcaseSplitPage }),
  showcaseViewer: publicPage({ load: showcase, Page: ShowcasePage }),
} as const satisfies Record<string, PublicPage>
