/**
 * Parses a page of the store without its inline style, which this document's policy would block and report. The whole
 * style sheet is in force here instead.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(/<style[^>]*>[^]*?<\/style>/g, ''), 'text/html')
