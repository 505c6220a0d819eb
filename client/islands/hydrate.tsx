import { hydrateRoot, type Root } from 'react-dom/client'

import { LanguageProvider } from '#src/language/language.tsx'
import type { IslandName } from '#src/ui/island.tsx'

import { Awake } from './awake.tsx'
import { loadIsland } from './island-registry.ts'
import { pageLanguage } from '../document/language.ts'
import { wholeSheet } from '../document/whole-sheet.ts'

/** Hydrates one island and resolves once it listens; one that cannot wake leaves its HTML as the server made it. */
export async function hydrate(element: HTMLElement, name: IslandName): Promise<Root | undefined> {
  const [Component, language] = await Promise.all([loadIsland(name), pageLanguage(), wholeSheet()])
  if (Component === undefined) return undefined
  const props = JSON.parse(element.dataset.props ?? '{}') as object
  return new Promise(resolve => {
    const root = hydrateRoot(
      element,
      <Awake
        onAwake={() => {
          element.dataset.awake = ''
          resolve(root)
        }}
      >
        <LanguageProvider language={language}>
          <Component {...props} />
        </LanguageProvider>
      </Awake>,
      {
        identifierPrefix: element.dataset.prefix ?? '',
        onRecoverableError: error => console.warn(`island ${name}:`, error),
        onUncaughtError: error => {
          reportError(error)
          resolve(root)
        },
      },
    )
  })
}
