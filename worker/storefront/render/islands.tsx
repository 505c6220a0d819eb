import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import { LanguageProvider, type Language } from '#src/language/language.tsx'
import type { RenderIsland } from '#src/ui/island.tsx'

/** Renders islands by themselves, in the page's language; the browser hydrates each with the same prefix. */
export const islandRenderer =
  (language: Language): RenderIsland =>
  (island: ReactNode, prefix: string) =>
    renderToString(<LanguageProvider language={language}>{island}</LanguageProvider>, { identifierPrefix: prefix })
