/** Whether a document has a sheet for good; a page that came in parts has its own link, which goes with the page. */
export const isInHead = (href: string): boolean =>
  document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null
