import { renderToString } from 'react-dom/server'

import { shellFields, type RouteShell } from '#routes/route.ts'
import type { Language } from '#src/language/language.ts'
import type { Shell } from '#src/shop/content/shell.ts'
import { IslandProvider } from '#src/ui/island.tsx'

import { Document } from './document.tsx'
import { islandRenderer } from './islands.tsx'
import { marksOfMarkup, type Markup } from './markup.ts'
import { marksIn, pageStyle, type FrameClasses, type Styled } from './style/page-style.ts'
import { compactRepeatedHtml } from './compact-html.ts'
import { utf8 } from './utf8.ts'

/** The document around pages, in the order in which it is sent: a page's tags and the page itself go in between. */
export type DocumentShell = {
  readonly beforeTags: string
  /** From the end of the head to what is above the page. */
  readonly above: string
  /** The element around the page. */
  readonly beforePage: string
  readonly end: string
  /** The classes on its elements, and how its header lies on a page. */
  readonly classes: FrameClasses
}

/** Templates whose content script lays out once the whole style sheet has loaded. */
const templates = /<template[^>]*>[^]*?<\/template>/g

function render(shell: Shell, language: Language, route: RouteShell): DocumentShell {
  // Marks the page's position. It is random, so no content can contain it.
  const pageMark = crypto.randomUUID()
  const html = renderToString(
    <IslandProvider value={islandRenderer(language)}>
      <Document language={language} shell={shell} route={route} tags={<meta name={pageMark} />}>
        {pageMark}
      </Document>
    </IslandProvider>,
  )
  const [beforeTags = '', rest = ''] = html.split(`<meta name="${pageMark}"/>`)
  const [before = '', end = ''] = rest.split(pageMark)
  const main = before.lastIndexOf('<main ')
  const above = before.slice(0, main)
  const laidOut = (part: string) => marksIn(part.replaceAll(templates, ''))
  return {
    beforeTags: `<!doctype html>${beforeTags}`,
    above: compactRepeatedHtml(above),
    beforePage: before.slice(main),
    end: compactRepeatedHtml(end),
    classes: { above: laidOut(above), whole: laidOut(html) },
  }
}

/** Rendered shells, dropped together with the content they were rendered from. */
const shellsByRoute = new WeakMap<Shell, Map<string, DocumentShell>>()

/** The document around a page, rendered once for each content shell, language and kind of route. */
export function documentShellOf(shell: Shell, language: Language, route: RouteShell): DocumentShell {
  const key = [language.locale, ...shellFields.map(part => route[part])].join(' ')
  const shells = shellsByRoute.get(shell) ?? new Map<string, DocumentShell>()
  shellsByRoute.set(shell, shells)
  const rendered = shells.get(key) ?? render(shell, language, route)
  shells.set(key, rendered)
  return rendered
}

/** A document up to its page, in parts, and the style inside it that the page and its frame need. */
export function openDocument(frame: DocumentShell, tags: string, page: Markup) {
  const { head, main, hashes } = pageStyle(frame.classes, marksOfMarkup(page))
  return { opening: [frame.beforeTags, tags, head, frame.above, main, frame.beforePage], style: hashes }
}

/** A whole document: a page in its shell, with the style both need. */
export function assembleDocument(
  frame: DocumentShell,
  { tags, page }: { readonly tags: string; readonly page: Markup },
): Styled {
  const { opening, style } = openDocument(frame, tags, page)
  return { body: utf8(...opening, ...page, frame.end), style }
}
