import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

import { routeOf, type RouteName } from '#routes/table.ts'
import { sleep, timeout } from '#src/kit/timeout.ts'
import { LanguageProvider, type Language } from '#src/language/language.tsx'
import { Unavailable } from '#src/shop/content/parts/unavailable.tsx'
import { Waiting } from '#src/shop/content/parts/waiting.tsx'
import type { Shell } from '#src/shop/content/shell.ts'
import type { Head, PersonalPage, PageOutcome } from '#src/shop/page.ts'

import { LaterStyles, LaterStylesPreload, PageTags } from './document.tsx'
import { documentShellOf, type DocumentShell } from './document-shell.tsx'
import { pageStyle, type Styled } from './page-style.ts'
import { renderPageMarkup } from './page-markup.tsx'
import { utf8 } from './utf8.ts'

type PersonalRender = {
  readonly name: RouteName
  readonly language: Language
  /** What the page reads of its address. */
  readonly query: string
  /** Depends on language and query alone. */
  readonly head: () => Head
  readonly shell: Shell
  /** Asked for by script that puts in the finished page and has the whole style sheet: neither skeleton nor sheet is sent. */
  readonly isSoft: boolean
  /** Shown until the page is there. */
  readonly Skeleton: PersonalPage['Skeleton'] | undefined
  readonly storeOrigin: string
  /** Loads the page; asked once the first bytes are on their way. */
  readonly show: () => Promise<PageOutcome>
  /** Seconds until a page that a busy platform could not give is to be asked for again; nothing when it is not busy. */
  readonly waitSeconds: () => number | undefined
  /** Milliseconds after which the document ends, with or without its page. */
  readonly timeoutMs: number
  readonly onError: (error: unknown) => void
}

function renderOpening(
  { language, head, isSoft, Skeleton, storeOrigin }: PersonalRender,
  frame: DocumentShell,
): Opening {
  const tags = renderToString(
    <>
      <PageTags head={{ noindex: true, ...head() }} storeOrigin={storeOrigin} />
      {!isSoft && <LaterStylesPreload />}
    </>,
  )
  const skeleton =
    isSoft || Skeleton === undefined
      ? ''
      : `<div data-skeleton>${renderToString(
          <LanguageProvider language={language}>
            <Skeleton />
          </LanguageProvider>,
        )}</div>`
  const style = pageStyle(frame.classes, skeleton)
  return { body: utf8(frame.beforeTags, tags, style.tag, frame.beforePage, skeleton), style: style.hash }
}

/** What is sent before a page. */
type Opening = Styled

/** More queries than there are pages and steps only come from somebody who tries them all. */
const most = 100

/** What is sent before a page; it goes with its frame. */
const known = new WeakMap<DocumentShell, Map<string, Opening>>()

/** All before the page, made once for everybody: nothing of a visit is in it, and the first byte waits for no render. */
function openingOf(render: PersonalRender, frame: DocumentShell): Opening {
  const { name, query, isSoft, storeOrigin } = render
  const key = `${name} ${query} ${isSoft} ${storeOrigin}`
  const openings = known.get(frame) ?? new Map<string, Opening>()
  known.set(frame, openings)
  const opening = openings.get(key) ?? renderOpening(render, frame)
  if (openings.size >= most) openings.clear()
  openings.set(key, opening)
  return opening
}

/** What the page came to. A late redirect works without script: the document carries it. */
function elementOf(shown: PageOutcome, waitSeconds: number | undefined): ReactElement {
  if (shown.kind === 'page') return shown.element
  if (shown.kind === 'redirect') return <meta httpEquiv="refresh" content={`0;url=${shown.to}`} />
  return waitSeconds === undefined ? <Unavailable /> : <Waiting seconds={waitSeconds} />
}

/**
 * A page by itself: the head has gone out before it, so what belongs there stands before the page. So do the style
 * sheets: nobody knew what the page would need, and only what follows the link waits for it.
 */
function pageText({ language, isSoft }: PersonalRender, element: ReactElement): string {
  const { tags, page } = renderPageMarkup(language, element, !isSoft && <LaterStyles />)
  return tags + page
}

async function pageOf(render: PersonalRender): Promise<string> {
  const { show, waitSeconds, timeoutMs, onError } = render
  try {
    const shown = (await timeout(timeoutMs, show())) ?? ({ kind: 'unavailable', reason: 'late' } as const)
    return pageText(render, elementOf(shown, waitSeconds()))
  } catch (error) {
    onError(error)
    return pageText(render, <Unavailable />)
  }
}

async function send(
  to: WritableStreamDefaultWriter<Uint8Array>,
  opening: Uint8Array,
  page: () => Promise<Uint8Array>,
): Promise<void> {
  try {
    await to.write(opening)
    // Lets the runtime send what it has been given: opening a session would keep it busy for as long as a page takes.
    await sleep(0)
    await to.write(await page())
    await to.close()
  } catch (error) {
    // Whoever was to read it has gone, or it cannot be made: either way it ends here.
    await to.abort(error).catch(() => undefined)
  }
}

/**
 * Streams a personal page in order: the frame and a skeleton at once, the page when its data is there, then the rest.
 * In order, because then it needs no inline script: it reads the same without script, and the skeleton is hidden by
 * the style sheet as soon as something follows it.
 */
export function renderPersonalPage(render: PersonalRender): Styled<ReadableStream<Uint8Array>> {
  const frame = documentShellOf(render.shell, render.language, routeOf(render.name))
  const opening = openingOf(render, frame)
  const { readable, writable } = new IdentityTransformStream()
  void send(writable.getWriter(), opening.body, async () => utf8(await pageOf(render), frame.end))
  return { body: readable, style: opening.style }
}
