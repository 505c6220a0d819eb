import type { PageLink } from '#src/commerce/calls/shapes.ts'

import type { Locale } from '#src/language/locales.ts'

import type { ContentView, Scheduled, SiteContent, StoredContentPage } from './site-content.ts'

/**
 * Whether scheduled content is visible: to shoppers at its time, in a preview at the chosen moment, or always without
 * one.
 */
export function isShown({ from = -Infinity, until = Infinity }: Scheduled, { now }: Pick<ContentView, 'now'>): boolean {
  return now === undefined || (now >= from && now < until)
}

export const pagesShown = (content: SiteContent, asked: ContentView): StoredContentPage[] =>
  content.pages(asked.locale).filter(page => isShown(page, asked))

/** A page by its name, in any case. */
export const findPage = (content: SiteContent, asked: ContentView, name: string): StoredContentPage | undefined =>
  pagesShown(content, asked).find(page => page.name === name.toLowerCase())

/** The names of pages that show something of a page: itself and, as its children, all that it stands below. */
export function pagesTouchedBy(content: SiteContent, locale: Locale, page: StoredContentPage): string[] {
  const above = content.pages(locale).find(({ name }) => name === page.parent)
  return [page.name, ...(above === undefined ? [] : pagesTouchedBy(content, locale, above))]
}

/** The pages directly below a page, in their own order. */
export const childrenOf = (content: SiteContent, asked: ContentView, parent: string): StoredContentPage[] =>
  pagesShown(content, asked).filter(page => page.parent === parent)

/** From the topmost page to the one above this. */
export function trailOf(content: SiteContent, asked: ContentView, page: StoredContentPage): StoredContentPage[] {
  const parent = page.parent === undefined ? undefined : findPage(content, asked, page.parent)
  return parent === undefined ? [] : [...trailOf(content, asked, parent), parent]
}

export const linkOf = ({ name, title, description, href, picture }: StoredContentPage): PageLink => ({
  slug: name,
  title,
  summary: description,
  href,
  ...(picture === undefined ? {} : { picture }),
})
