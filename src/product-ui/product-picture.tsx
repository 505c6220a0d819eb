import type { Image } from '#src/commerce/calls/shapes.ts'

import { responsive, type PicturePlace } from '#src/ui/responsive.ts'

import css from './product-picture.module.css'

type Props = {
  readonly image: Image
  /** Where it stands, which says how wide it is shown. */
  readonly place: PicturePlace
  /** Instead of the picture's own words; empty where its name stands beside it. */
  readonly alt?: string
  readonly lazy?: boolean
  readonly className?: string | undefined
}

/** A picture of a product in the width that its place needs, with room kept for it. */
export function ProductPicture({ image, place, alt = image.alt, lazy = false, className }: Props) {
  const { src, width, height } = image
  return (
    <img
      className={className === undefined ? css.picture : `${css.picture} ${className}`}
      src={src}
      {...responsive(image, place)}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
