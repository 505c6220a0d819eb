import type { Variants } from '#src/experiments/variants.ts'
import { jsonLd } from '#src/product-ui/structured-data.ts'
import type { Head, PreloadedImage } from '#src/shop/page.ts'
import { isFetchedAhead } from '#src/ui/first-picture.ts'
import { responsive } from '#src/ui/responsive.ts'

type TagsProps = {
  readonly head: Head
  readonly storeOrigin: string
  /** This page in every locale: what `hreflang` says, and the path. */
  readonly alternates?: readonly (readonly [tag: string, path: string])[]
  /** The variants shown on the page (`client/experiments/declared.ts`). */
  readonly variants?: Variants
}

/** A picture of our own has a share card beside it, 1200 × 630; another store's is shown as it is. */
const shareCardOf = (src: string) => src.replace(/^(\/media\/.+)\.svg$/, '$1.png')

/** What a shared link shows of a page without a picture. */
const mark = '/icon-512.png'

/** Open Graph tags for shared links. */
function ShareTags({ head, storeOrigin }: TagsProps) {
  const { title, description, canonical, image, noindex } = head
  if (image === undefined && noindex === true) return null
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonical !== undefined && <meta property="og:url" content={storeOrigin + canonical} />}
      <meta property="og:image" content={new URL(shareCardOf(image ?? mark), storeOrigin).href} />
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
    </>
  )
}

/**
 * What search engines read of a page. It stands at the page's end, because a browser that reads on for it shows nothing
 * meanwhile.
 */
export const PageData = ({ head, storeOrigin }: TagsProps) =>
  head.data?.map(data => (
    // A block of data and no script: nothing runs it, and `jsonLd` lets nothing in it end it.
    <script
      key={data['@type']}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonLd(data, storeOrigin) }}
    />
  ))

/** The picture in the width that its place needs, ahead of all else. */
function PicturePreload({ src, srcset, place }: PreloadedImage) {
  if (!isFetchedAhead(src)) return null
  const { srcSet, sizes } = responsive({ srcset }, place)
  const address = srcSet === undefined ? { href: src } : { imageSrcSet: srcSet, imageSizes: sizes }
  return <link rel="preload" {...address} as="image" fetchPriority="high" />
}

/** The page's head: title, canonical address, alternates, and preloads. */
export function PageTags({ head, storeOrigin, alternates, variants }: TagsProps) {
  return (
    <>
      <title>{head.title}</title>
      {head.description !== undefined && <meta name="description" content={head.description} />}
      {head.noindex === true && <meta name="robots" content="noindex" />}
      {head.canonical !== undefined && <link rel="canonical" href={storeOrigin + head.canonical} />}
      {variants !== undefined && <meta name="variants" content={JSON.stringify(variants)} />}
      {alternates?.map(([tag, path]) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={storeOrigin + path} />
      ))}
      <ShareTags head={head} storeOrigin={storeOrigin} />
      {head.preloadImage !== undefined && <PicturePreload {...head.preloadImage} />}
    </>
  )
}
