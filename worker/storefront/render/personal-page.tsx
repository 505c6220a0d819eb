import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

import { routeOf, type RouteName } from '#routes/table.ts'
import { LanguageProvider, type Language } from '#src/language/language.tsx'
import { Unavailable } from '#src/shop/content/parts/unavailable.tsx'
import type { Shell } from '#src/shop/content/shell.ts'
import type { Head, PersonalPage, Shown } from '#src/shop/page.ts'
import { IslandProvider } from '#src/ui/island.tsx'

import { Document } from './document.tsx'
import { islandRenderer } from './islands.tsx'

type PersonalRender = {
  readonly name: RouteName
  readonly language: Language
  readonly head: Head
  readonly shell: Shell
  /** Shown until the page is there; not sent to a soft navigation, which puts in the finished page. */
  readonly Skeleton: PersonalPage['Skeleton'] | undefined
  readonly shown: Promise<Shown>
  readonly storeOrigin: string
  /** Milliseconds after which the document ends, with or without its page. */
  readonly timeoutMs: number
  readonly onError: (error: unknown) => void
}

/** Stands where the page will be while the frame around it is rendered. */
const place = '\u2063page\u2063'

/** Frame before and after the page. */
function frameOf({ name, language, head, shell, storeOrigin }: PersonalRender): [before: string, after: string] {
  const frame = renderToString(
    <Document
      language={language}
      head={{ noindex: true, ...head }}
      shell={shell}
      route={routeOf(name)}
      storeOrigin={storeOrigin}
      alternates={{}}
    >
      {place}
    </Document>,
  )
  const at = frame.indexOf(place)
  return [`<!doctype html>${frame.slice(0, at)}`, frame.slice(at + place.length)]
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

async function pageOf({ language, shown, timeoutMs, onError }: PersonalRender): Promise<string> {
  const late = new Promise<Shown>(resolve => {
    setTimeout(() => resolve({ kind: 'unavailable', reason: 'late' }), timeoutMs)
  })
  try {
    return part(language, elementOf(await Promise.race([shown, late])), 'page')
  } catch (error) {
    onError(error)
    return part(language, <Unavailable />, 'page')
  }
}

/**
 * Streams a personal page in order: the frame and a skeleton at once, the page when its data is there, then the rest.
 * In order, because then it needs no inline script: it reads the same without script, and the skeleton is hidden by
 * the style sheet as soon as something follows it.
 */
export function renderPersonalPage(render: PersonalRender): ReadableStream<Uint8Array> {
  const { language, Skeleton } = render
  const encoder = new TextEncoder()
  const [before, after] = frameOf(render)
  const skeleton = Skeleton === undefined ? '' : `<div data-skeleton>${part(language, <Skeleton />, 'skeleton')}</div>`
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(before + skeleton))
    },
    async pull(controller) {
      controller.enqueue(encoder.encode((await pageOf(render)) + after))
      controller.close()
    },
  })
}
