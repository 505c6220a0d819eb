/** A page as the list of those seen names it; the title as it stands in HTML. */
export type SeenPage = { readonly path: string; readonly title: string }

/** So many are listed, the latest first. */
const most = 12

const store = / · Fellholm$/

/** The title in a document's HTML, without the store's name; nothing where there is none. */
export const titleIn = (html: string): string | undefined =>
  /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replace(store, '')

const inAttribute = (path: string) => path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const item = ({ path, title }: SeenPage) => `<li><a href="${inAttribute(path)}">${title}</a></li>`

/** The offline page with the pages that were seen in its list; with none, as it is. */
export function withSeenPages(html: string, seen: readonly SeenPage[]): string {
  if (seen.length === 0) return html
  const items = seen.slice(0, most).map(item).join('')
  return html.replace(/(<ul[^>]*\bdata-seen-pages\b[^>]*>)[^]*?(?=<\/ul>)/, (_, open: string) => open + items)
}
