/** The page's words as people read them: entities resolved, kinds of apostrophe and space made one. */
export const readable = (html: string): string =>
  html
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00A0\u202F]/g, ' ')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isMarked = (page: string, field: string) => {
  const [control = ''] = new RegExp(`<(?:input|select|textarea)[^>]* name="${field}"[^>]*>`).exec(page) ?? []
  return control.includes('aria-invalid="true"') && control.includes(`${field}-error`)
}

/** Fields under which it stands, each marked as wrong and described by it. */
const fieldsWith = (page: string, text: string) =>
  [...page.matchAll(new RegExp(`data-error-for="(\\w+)"[^>]*>${escaped(text)}<`, 'g'))]
    .map(([, field = '']) => field)
    .filter(field => isMarked(page, field))

const lineWith = (page: string, text: string) =>
  page
    .split('<article')
    .slice(1)
    .map(part => part.split('</article>')[0] ?? '')
    .filter(line => line.includes(`role="alert">${text}<`)).length

const isAbove = (page: string, text: string) =>
  page.includes(`data-error-message="true">${text}<`) ||
  new RegExp(`role="alert"><svg[^>]*><path[^>]*></svg><div>(?:<p>)?${escaped(text)}<`).test(page)

/** Said beside the page's own words, without breaking in on anybody. */
const isNoted = (page: string, text: string) =>
  new RegExp(`<div class="[^"]*"><svg[^>]*><path[^>]*></svg><div>(?:<p>)?${escaped(text)}<`).test(page)

/** Every place at which a page says `text`: `top`, `note`, `line` (of the cart), or the name of a field (D21). */
export function placesOf(html: string, text: string): readonly string[] {
  const page = readable(html)
  const said = readable(text)
  return [
    ...(isAbove(page, said) ? ['top'] : []),
    ...(isNoted(page, said) ? ['note'] : []),
    ...Array.from({ length: lineWith(page, said) }, () => 'line'),
    ...fieldsWith(page, said),
  ]
}
