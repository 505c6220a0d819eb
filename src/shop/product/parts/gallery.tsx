import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { firstPicture } from '#src/ui/first-picture.ts'
import pictures from '#src/product-ui/product-picture.module.css'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'
import { responsive } from '#src/ui/responsive.ts'

import type { Props } from '../props.ts'
import css from './gallery.module.css'
import { SeenIn } from './seen-in.tsx'

type Images = { readonly images: ProductDetails['colors'][number]['images'] }

/** Small pictures under the strip; the last of them says how many there are from there on. */
const shownThumbs = 5

const idOf = (view: string) => `view-${view}`

function Thumbnails({ images }: Images) {
  const { t } = useLanguage()
  const isCut = images.length > shownThumbs
  return (
    <ul className={css.thumbs} data-after-paint aria-label={t('product.pictures')}>
      {images.slice(0, shownThumbs).map((image, index) => (
        <li key={image.view}>
          <a href={`#${idOf(image.view)}`}>
            <ProductPicture image={image} place="thumb" lazy />
            {isCut && index === shownThumbs - 1 && <span className={css.more}>+{images.length - index}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The first picture shows the product in the weather that is asked for. */
const inWeather = ({ color: { images }, weather }: Pick<Props, 'color' | 'weather'>): Images['images'] =>
  weather === undefined ? images : images.map((image, at) => (at === 0 ? { ...image, ...weather } : image))

/** Every view of the chosen colour: a strip to swipe with thumbnails on phones, two columns where there is room. */
export function Gallery(page: Props) {
  const { t } = useLanguage()
  const images = inWeather(page)
  return (
    <div className={css.gallery} data-mount="gallery">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard */}
      <ul className={css.strip} aria-label={t('product.pictures')} tabIndex={0}>
        {images.map(({ view, src, srcset, alt, width, height }, index) => (
          <li key={view} id={idOf(view)} className={css.view} data-after-paint={index > 0 || undefined}>
            <a href={src} data-zoom>
              <img
                className={pictures.picture}
                src={src}
                {...responsive({ srcset }, 'gallery')}
                alt={alt}
                width={width}
                height={height}
                {...(index === 0 ? firstPicture(src) : { loading: 'lazy' })}
              />
            </a>
            {index === 0 && <SeenIn {...page} />}
          </li>
        ))}
      </ul>
      <Thumbnails images={images} />
    </div>
  )
}
