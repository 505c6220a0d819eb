import type { ProductDetails } from '#src/commerce/calls/products.ts'

import css from './gallery.module.css'

type Props = { readonly images: ProductDetails['colors'][number]['images'] }

/** Every view of the chosen colour: a strip to swipe on phones, two columns where there is room. */
export const Gallery = ({ images }: Props) => (
  <ul className={css.gallery}>
    {images.map(({ view, src, alt, width, height }, index) => (
      <li key={view} id={`view-${view}`} className={css.view}>
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={index < 2 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
      </li>
    ))}
  </ul>
)
