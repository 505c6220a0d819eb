import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

import { LanguageProvider, type Language } from '#src/language/language.tsx'
import { Unavailable } from '#src/shop/content/parts/unavailable.tsx'
import type { Shown } from '#src/shop/page.ts'
import { IslandProvider } from '#src/ui/island.tsx'

import { frameOf, type FrameRequest } from './frame.tsx'
import { islandRenderer } from './islands.tsx'

type PersonalRender = FrameRequest & {
  /** Loads the page; asked once the first bytes are on their way. */
  readonly show: () => Promise<Shown>
  /** Milliseconds after which the document ends, with or without its page. */
  readonly timeoutMs: number
  readonly onError: (error: unknown) => void
}

const part = (language: Language, element: ReactElement, identifierPrefix: string): string =>
  renderToString(
    <IslandProvider value={islandRenderer(language)}>
      <LanguageProvider language={language}>{element}</LanguageProvider>
    </IslandProvider>,
    { identifierPrefix },
  )

/** What the page came to. A late redirect works without script: the document carries it. */
function elementOf(shown: Shown): ReactElement {
  if (shown.kind === 'page') return shown.element
  if (shown.kind === 'redirect') return <meta httpEquiv="refresh" content={`0;url=${shown.to}`} />
  return <Unavailable />
}

async function pageOf({ language, show, timeoutMs, onError }: PersonalRender): Promise<string> {
  const late = new Promise<Shown>(resolve => {
    setTimeout(() => resolve({ kind: 'unavailable', reason: 'late' }), timeoutMs)
  })
  try {
    return part(language, elementOf(await Promise.race([show(), late])), 'page')
  } catch (error) {
    onError(error)
    return part(language, <Unavailable />, 'page')
  }
}

/** Lets the runtime send what it has been given: opening a session would keep it busy for as long as a page takes. */
const turn = () =>
  new Promise<void>(resolve => {
    setTimeout(resolve, 0)
  })

/**
 * Streams a personal page in order: the frame and a skeleton at once, the page when its data is there, then the rest.
 * In order, because then it needs no inline script: it reads the same without script, and the skeleton is hidden by
 * the style sheet as soon as something follows it.
 */
export function renderPersonalPage(render: PersonalRender): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { before, after } = frameOf(render)
  return new ReadableStream({
    start(controller) {
      // A copy: what is sent is taken away from whoever sent it.
      controller.enqueue(before.slice())
    },
    async pull(controller) {
      await turn()
      controller.enqueue(encoder.encode((await pageOf(render)) + after))
      controller.close()
    },
  })
}
