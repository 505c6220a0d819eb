import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

import { routeOf, type RouteName } from '#routes/table.ts'
import { sleep, timeout } from '#src/kit/time/timeout.ts'
import type { Language } from '#src/language/language.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import { Unavailable } from '#src/shop/content/parts/unavailable.tsx'
import { Waiting } from '#src/shop/content/parts/waiting.tsx'
import type { Shell } from '#src/shop/content/shell.ts'
import type { Head, PersonalPage, PageOutcome } from '#src/shop/page.ts'

import { documentShellOf, openDocument, type DocumentShell } from './document-shell.tsx'
import { marksOfMarkup, type Markup } from './markup.ts'
import { laterStyle, marksIn, type Styled } from './style/page-style.ts'
import { renderPageMarkup } from './page-markup.tsx'
import { PageTags } from './page-tags.tsx'
import { PersonalSheet } from './style/style-links.tsx'
import { utf8 } from './utf8.ts'

type PersonalRender = {
  readonly name: RouteName
  readonly language: Language
  /** The parameters the page reads. */
  readonly query: string
  /** Depends on language and query alone. */
  readonly head: () => Head
  readonly shell: Shell
  /** Asked for by script that puts in the finished page and has the style of all pages: it is sent no skeleton, and links the rest. */
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
  const tags = renderToString(<PageTags head={{ noindex: true, ...head() }} storeOrigin={storeOrigin} />)
  const skeleton =
    isSoft || Skeleton === undefined
      ? ''
      : `<div class="skeleton" data-skeleton>${renderToString(
          <LanguageProvider language={language}>
            <Skeleton />
          </LanguageProvider>,
        )}</div>`
  const { opening, style } = openDocument(frame, tags, [skeleton])
  return { body: utf8(...opening, skeleton), style, marks: frame.classes.whole.union(marksIn(skeleton)) }
}

/** The document up to the page, with what decides which style it has. */
type Opening = Styled & { readonly marks: ReadonlySet<string> }

/** More queries than this only come from a scan. */
const most = 100

/** The openings by shell, so that they go when the shell does. */
const openingsByShell = new WeakMap<DocumentShell, Map<string, Opening>>()

/**
 * The document up to the page, built once for all visitors. It contains nothing of the visit, so the first byte waits
 * for no render.
 */
function openingOf(render: PersonalRender, frame: DocumentShell): Opening {
  const { name, query, isSoft, storeOrigin } = render
  const key = `${name} ${query} ${isSoft} ${storeOrigin}`
  const openings = openingsByShell.get(frame) ?? new Map<string, Opening>()
  openingsByShell.set(frame, openings)
  const opening = openings.get(key) ?? renderOpening(render, frame)
  if (openings.size >= most) openings.clear()
  openings.set(key, opening)
  return opening
}

/**
 * The page's outcome as an element. A redirect that comes after the head is written into the document and needs no
 * script.
 */
function elementOf(shown: PageOutcome, waitSeconds: number | undefined): ReactElement {
  if (shown.kind === 'page') return shown.element
  if (shown.kind === 'redirect') return <meta httpEquiv="refresh" content={`0;url=${shown.to}`} />
  return waitSeconds === undefined ? <Unavailable /> : <Waiting seconds={waitSeconds} />
}

type Text = (element: ReactElement) => Markup

/**
 * A page's own HTML. The head is already sent, so its title stands before it, and its style, which a nonce allows; a page that
 * script puts in has a link in place of the style.
 */
const textOf =
  ({ language, isSoft }: PersonalRender, { marks }: Opening, nonce: string | undefined): Text =>
  element => {
    const { tags, page } = renderPageMarkup(language, element, isSoft && <PersonalSheet />)
    const style = nonce === undefined ? '' : laterStyle(marks, marksOfMarkup(page))
    return style === '' ? [tags, ...page] : [tags, `<style nonce="${nonce}">${style}</style>`, ...page]
  }

async function pageOf(render: PersonalRender, text: Text): Promise<Markup> {
  const { show, waitSeconds, timeoutMs, onError } = render
  try {
    const shown = (await timeout(timeoutMs, show())) ?? ({ kind: 'unavailable', reason: 'late' } as const)
    return text(elementOf(shown, waitSeconds()))
  } catch (error) {
    onError(error)
    return text(<Unavailable />)
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
    // The reader has gone, or rendering failed: either way the stream ends here.
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
  // In development there is no style inside a document, and a nonce would forbid what hot reload puts in.
  const nonce = render.isSoft || opening.style === undefined ? undefined : crypto.randomUUID()
  const { readable, writable } = new IdentityTransformStream()
  const page = () => pageOf(render, textOf(render, opening, nonce))
  void send(writable.getWriter(), opening.body, async () => utf8(...(await page()), frame.end))
  return { body: readable, style: nonce === undefined ? opening.style : `${opening.style} nonce-${nonce}` }
}
