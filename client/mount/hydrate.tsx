import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { Around } from './around.tsx'
import { ErrorBoundary, Failed } from './error-boundary.tsx'
import { pageLanguage } from '../document/language.ts'
import { wholeSheet } from '../document/style-sheets.ts'
import type { Dispose, Mount } from './mount.ts'

/** Hydrates the element of an island, and is done once it listens; one whose code cannot be had leaves its HTML as the server made it. */
export const hydrating =
  (component: Promise<unknown>): Mount =>
  async element => {
    const [loaded, language] = await Promise.all([component, pageLanguage(), wholeSheet()])
    const Component = loaded as ComponentType<object>
    const props = JSON.parse(element.dataset.props ?? '{}') as object
    return new Promise<Dispose>(resolve => {
      const mounted = () => resolve(() => root.unmount())
      const root = hydrateRoot(
        element,
        <Around language={language} onAwake={mounted}>
          <ErrorBoundary part={element.dataset.mount ?? ''} fallback={retry => <Failed onRetry={retry} />}>
            <Component {...props} />
          </ErrorBoundary>
        </Around>,
        {
          identifierPrefix: element.dataset.prefix ?? '',
          onRecoverableError: error => console.warn(`island ${element.dataset.mount}:`, error),
        },
      )
    })
  }
