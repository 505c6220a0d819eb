import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import { LanguageProvider, type Language } from '#src/language/language.tsx'
import { IslandProvider, type RenderIsland } from '#src/ui/island.tsx'

/**
 * Renders parts by themselves, in the page's language; the browser hydrates an island with the same prefix. `onFailure`
 * hears of a part that could not be rendered, before whoever asked for it does.
 */
export function islandRenderer(language: Language, onFailure?: () => void): RenderIsland {
  const render = (part: ReactNode, prefix: string): string => {
    try {
      return renderToString(
        <IslandProvider value={render}>
          <LanguageProvider language={language}>{part}</LanguageProvider>
        </IslandProvider>,
        { identifierPrefix: prefix },
      )
    } catch (error) {
      onFailure?.()
      throw error
    }
  }
  return render
}
