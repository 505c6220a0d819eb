/** An item and an option end where the next begins, and lists are long; all else stays as it is. */
export const withoutItemEnds = (html: string): string =>
  html.replaceAll('</li><li', '<li').replaceAll('</option><option', '<option')

/**
 * HTML of React's in fewer bytes, and the same elements: without what a parser supplies by itself. A void element needs no
 * slash, an empty one of SVG no end tag, and an item or a paragraph ends where the next begins (HTML, 13.1.2.4). React
 * escapes every quote that stands in a text or an attribute, so that none of these can be content; what is put in raw, such
 * as data for search engines, must not come through here. It takes a millisecond for a long page: it is for what is kept.
 */
export const compactHtml = (html: string): string =>
  html
    .replaceAll('"/>', '">')
    .replaceAll('"></use>', '"/>')
    .replaceAll('"></svg>', '"/>')
    .replaceAll(/<\/li>(?=<(?:li[ >]|\/[ou]l>))/g, '')
    .replaceAll(/<\/p>(?=<(?:p[ >]|div))/g, '')

/** A word needs no quotes, but before a slash, which would be taken for a part of it; style finds classes by theirs. */
const quoted = / (?!class=)([a-z-]+)="([\w.#-]+)"(?!\/)/gi

/** The same for a part that a page repeats dozens of times, where a quote weighs as much as a word elsewhere. */
export const compactRepeatedHtml = (html: string): string => compactHtml(html).replaceAll(quoted, ' $1=$2')
