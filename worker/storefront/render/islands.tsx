import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import type { Language } from '#src/language/language.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import { IslandProvider, type RenderIsland } from '#src/ui/island.tsx'

/**
 * Renders islands by themselves in the page's language; the browser hydrates them with the same id prefix. `onFailure`
 * is called when one cannot be rendered, before the error reaches the caller.
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
