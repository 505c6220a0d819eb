import { renderToString } from 'react-dom/server'

import { shellFields, type RouteShell } from '#routes/table.ts'
import type { Language } from '#src/language/language.tsx'
import type { Shell } from '#src/shop/content/shell.ts'
import { IslandProvider } from '#src/ui/island.tsx'

import { Document } from './document.tsx'
import { islandRenderer } from './islands.tsx'
import { classesIn, headerIn, pageStyle, type Styled } from './page-style.ts'
import { compactHtml } from './compact-html.ts'
import { utf8 } from './utf8.ts'

/** The document around pages, in the order in which it is sent: a page's tags and the page itself go in between. */
export type DocumentShell = {
  readonly beforeTags: string
  readonly beforePage: string
  readonly end: string
  /** The classes on its elements, and how its header lies on a page. */
  readonly classes: ReadonlySet<string>
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
  const [beforePage = '', end = ''] = rest.split(pageMark)
  return {
    beforeTags: `<!doctype html>${beforeTags}`,
    beforePage: compactHtml(beforePage),
    end: compactHtml(end),
    classes: classesIn(html.replaceAll(templates, '')).union(headerIn(html)),
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

/** A whole document: a page in its shell, with the style both need. */
export function assembleDocument(
  frame: DocumentShell,
  { tags, page }: { readonly tags: string; readonly page: string },
): Styled {
  const { tag, hash } = pageStyle(frame.classes, page)
  return { body: utf8(frame.beforeTags, tags, tag, frame.beforePage, page, frame.end), style: hash }
}
