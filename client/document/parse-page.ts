/**
 * A page of the store as it came, without the style inside: the policy of the document that reads it names another, and
 * would have it refused aloud. Whatever is put into that document finds the whole sheet there.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<style>[^]*?<\/style>/, ''), 'text/html')
