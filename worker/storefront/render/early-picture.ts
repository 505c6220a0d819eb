import { addressFrom } from '#src/ui/responsive.ts'

/** What may stand between quotes in a header, and between `<` and `>`. */
const sayable = /^[ !#-;=?-~]+$/

/** So wide is a picture that goes to a browser which knows no widths. In pixels. */
const usualPixels = 360

/** An attribute as it was before it was escaped; undefined where there is none, or none that a header may say. */
function attribute(tag: string, name: string): string | undefined {
  const [, escaped] = new RegExp(` ${name}="([^"]+)"`).exec(tag) ?? []
  const text = escaped?.replaceAll('&amp;', '&')
  return text !== undefined && sayable.test(text) && !/&#?\w+;/.test(text) ? text : undefined
}

/**
 * The first picture that a page's head has fetched in haste, as a `Link` header (RFC 8288) for early hints (RFC 8297): asked for
 * before the page is read. An address with letters that no header may have is left to the head.
 */
export function earlyPicture(tags: string): string | undefined {
  const [tag] = /<link rel="preload"[^>]* as="image"[^>]* fetchPriority="high"[^>]*>/.exec(tags) ?? []
  if (tag === undefined) return undefined
  const [href, srcset, sizes] = [attribute(tag, 'href'), attribute(tag, 'imageSrcSet'), attribute(tag, 'imageSizes')]
  const link = (address: string, widths: string) =>
    address === '' || address.includes(' ')
      ? undefined
      : `<${address}>; rel=preload; as=image${widths}; fetchpriority=high`
  if (href !== undefined) return link(href, '')
  if (srcset === undefined || sizes === undefined) return undefined
  return link(addressFrom({ src: '', srcset }, usualPixels), `; imagesrcset="${srcset}"; imagesizes="${sizes}"`)
}
