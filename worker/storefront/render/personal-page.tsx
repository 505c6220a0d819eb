import { Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'

import { routeOf, type RouteName } from '#routes/table.ts'
import type { Language } from '#src/language/language.tsx'
import type { Shell } from '#src/shop/content/shell.ts'
import { Unavailable } from '#src/shop/content/parts/unavailable.tsx'
import type { Head, PersonalPage, Shown } from '#src/shop/page.ts'
import { IslandProvider } from '#src/ui/island.tsx'

import { Document } from './document.tsx'
import { islandRenderer } from './islands.tsx'

type PersonalRender = {
  readonly name: RouteName
  readonly language: Language
  readonly head: Head
  readonly shell: Shell
  readonly Skeleton: PersonalPage['Skeleton']
  readonly shown: Promise<Shown>
  readonly storeOrigin: string
  readonly nonce: string
  /** A soft navigation cannot run React's inline scripts: it gets the finished document. */
  readonly finished: boolean
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
}

/** The page once its data is there. A late redirect works without script: the head of the document carries it. */
function Body({ shown }: Pick<PersonalRender, 'shown'>) {
  const loaded = use(shown)
  if (loaded.kind === 'page') return loaded.element
  if (loaded.kind === 'redirect') return <meta httpEquiv="refresh" content={`0;url=${loaded.to}`} />
  return <Unavailable />
}

/** Streams a personal page: frame and skeleton at once, the page itself when its data is there. */
export async function renderPersonalPage(render: PersonalRender): Promise<ReadableStream> {
  const { name, language, head, shell, Skeleton, shown, storeOrigin, nonce, finished, signal, onError } = render
  const stream = await renderToReadableStream(
    <IslandProvider value={islandRenderer(language)}>
      <Document
        language={language}
        head={{ noindex: true, ...head }}
        shell={shell}
        route={routeOf(name)}
        storeOrigin={storeOrigin}
        alternates={{}}
      >
        <Suspense fallback={<Skeleton />}>
          <Body shown={shown} />
        </Suspense>
      </Document>
    </IslandProvider>,
    // React would send even a finished part late when it is large; a soft navigation has no script to put it in place.
    { nonce, signal, onError, ...(finished && { progressiveChunkSize: Number.POSITIVE_INFINITY }) },
  )
  if (finished) await stream.allReady
  return stream
}
