import { dialogs, parseHash } from '#routes/dialogs.ts'
import { queryString } from '#routes/href.ts'
import type { PageLink } from '#src/commerce/calls/shapes.ts'
import { locales } from '#src/language/locales.ts'

import { publicPage, type LoadResult, type PublicPage, type PublicRequest } from '../../page.ts'
import { ContentPage, type Props } from '../pages/page.tsx'

type Texts = { readonly title: string; readonly description: string }

/** A page that leads to others and shows nothing by itself. */
const listOf = ({ title, description }: Texts, children: readonly PageLink[]): LoadResult<Props> => ({
  kind: 'page',
  props: { title, description, trail: [], children, placed: [], carousels: new Map() },
  head: { title: `${title} · Fellholm`, noindex: true },
})

/** `/preview`: every page, published or not, as an editor sees it. */
const preview = publicPage({
  load: async ({ commerce, language: { t }, locale }: PublicRequest): Promise<LoadResult<Props>> => {
    const { site: siteId } = locales[locale]
    const found = await commerce('content.search.get', { mode: 'preview', siteId, searchType: 'all', pageSize: '48' })
    if (!found.ok) return { kind: 'unavailable', reason: found.code }
    const texts = { title: t('content.preview.bar'), description: t('content.preview.text') }
    const pages = found.value.items.map(page => ({ ...page, href: page.href + queryString({ preview: 'true' }) }))
    return listOf(texts, pages)
  },
  Page: ContentPage,
})

/** Kinds of documents that the showcase has pieces of. */
const shown = ['sections', 'jackets', 'footwear', 'camp']

/** `/sandbox`: the pieces content is made of, and every dialog that opens without an argument. */
const sandbox = publicPage({
  load: async ({ language: { t } }: PublicRequest): Promise<LoadResult<Props>> => {
    const pieces = shown.map(docType => ({
      slug: docType,
      title: docType,
      summary: '/cms/showcase/split',
      href: `/cms/showcase/split${queryString({ docType })}`,
    }))
    const opening = Object.keys(dialogs)
      .map(name => ({ slug: name, title: name, summary: `#modal=${name}`, href: `/sandbox#modal=${name}` }))
      .filter(({ summary }) => parseHash(summary) !== undefined)
    return listOf({ title: t('content.sandbox.title'), description: t('content.sandbox.text') }, [
      ...pieces,
      ...opening,
    ])
  },
  Page: ContentPage,
})

/** D41: pages for who makes the store, where previews are on. */
export const editorPages = { preview, sandbox } as const satisfies Record<string, PublicPage>
