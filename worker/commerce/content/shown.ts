import type { PageLink } from '#src/commerce/calls/shapes.ts'

import type { Asked, Scheduled, SiteContent, StoredPage } from './site-content.ts'

/** Whether something is to be seen: by everybody at its time, in a preview whenever no moment is chosen. */
export function isShown({ from = -Infinity, until = Infinity }: Scheduled, { now }: Pick<Asked, 'now'>): boolean {
  return now === undefined || (now >= from && now < until)
}

export const pagesShown = (content: SiteContent, asked: Asked): StoredPage[] =>
  content.pages(asked.locale).filter(page => isShown(page, asked))

/** A page by its name, in any case. */
export const findPage = (content: SiteContent, asked: Asked, name: string): StoredPage | undefined =>
  pagesShown(content, asked).find(page => page.name === name.toLowerCase())

/** The pages directly below a page, in their own order. */
export const childrenOf = (content: SiteContent, asked: Asked, parent: string): StoredPage[] =>
  pagesShown(content, asked).filter(page => page.parent === parent)

/** From the topmost page to the one above this. */
export function trailOf(content: SiteContent, asked: Asked, page: StoredPage): StoredPage[] {
  const parent = page.parent === undefined ? undefined : findPage(content, asked, page.parent)
  return parent === undefined ? [] : [...trailOf(content, asked, parent), parent]
}

export const linkOf = ({ name, title, description, href, picture }: StoredPage): PageLink => ({
  slug: name,
  title,
  summary: description,
  href,
  ...(picture === undefined ? {} : { picture }),
})
