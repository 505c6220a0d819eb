import { hydrateRoot, type Root } from 'react-dom/client'

import { LanguageProvider } from '#src/language/language.tsx'

import { loadIsland, type IslandName } from './island-registry.ts'
import { pageLanguage } from './language.ts'

/** Hydrates one island; an island that cannot wake leaves its HTML as the server made it. */
export async function hydrate(element: HTMLElement, name: IslandName): Promise<Root | undefined> {
  const [Component, language] = await Promise.all([loadIsland(name), pageLanguage()])
  if (Component === undefined) return undefined
  const props = JSON.parse(element.dataset.props ?? '{}') as object
  const root = hydrateRoot(
    element,
    <LanguageProvider language={language}>
      <Component {...props} />
    </LanguageProvider>,
    {
      identifierPrefix: element.dataset.prefix ?? '',
      onRecoverableError: error => console.warn(`island ${name}:`, error),
    },
  )
  element.dataset.awake = ''
  return root
}
