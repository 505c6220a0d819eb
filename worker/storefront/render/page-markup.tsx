import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import type { Language } from '#src/language/language.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import { IslandProvider } from '#src/ui/island.tsx'
import { MemoizedProvider } from '#src/ui/memoized.tsx'

import { islandRenderer } from './islands.tsx'
import { compactHtml } from './compact-html.ts'
import { withFragments, type HtmlFragment, type Markup } from './markup.ts'
import { memoizedRenderer } from './memoized.tsx'

/** Parts the page from what React puts before it. An element, because content may hold any text but is escaped. */
const seam = '<template id="page-seam"></template>'

/** A page without its frame: what belongs into the head, its own tags and what React preloads for it, and the page. */
export type PageMarkup = {
  readonly tags: string
  readonly page: Markup
  /** Whether every part of it could be rendered. */
  readonly isWhole: boolean
}

/** Renders a page and its tags in one go, apart from the document they are put into. */
export function renderPageMarkup(language: Language, element: ReactElement, tags?: ReactNode): PageMarkup {
  const fragments: HtmlFragment[] = []
  let isWhole = true
  const onFailure = () => {
    isWhole = false
  }
  const html = renderToString(
    <IslandProvider value={islandRenderer(language, onFailure)}>
      <MemoizedProvider value={memoizedRenderer(language, fragments)}>
        <LanguageProvider language={language}>
          {tags}
          <template id="page-seam" />
          {element}
        </LanguageProvider>
      </MemoizedProvider>
    </IslandProvider>,
    { identifierPrefix: 'page' },
  )
  const at = html.indexOf(seam)
  const page = withFragments(compactHtml(html.slice(at + seam.length)), fragments)
  return { tags: html.slice(0, at), page, isWhole }
}
