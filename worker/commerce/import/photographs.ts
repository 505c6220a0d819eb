import type { PhotoHosts } from '#src/kit/photo-hosts.ts'

import { views } from '../catalogue/picture.ts'
import type { ProductPhotograph, SeedColor } from '../seed/products.ts'
import type { FeedProduct, FeedVariant } from './feed.ts'

/** Those of a feed that pages may show: of the hosts that the setting `PHOTOS` names. */
export function withoutStrangers(products: readonly FeedProduct[], hosts: PhotoHosts | undefined) {
  const isKnown = (src: string) => {
    const known = hosts?.origins.has(new URL(src).origin) === true
    if (!known) leftOut.add(src)
    return known
  }
  const leftOut = new Set<string>()
  const kept = products.map(product => {
    const photographs = product.photographs.filter(({ src }) => isKnown(src))
    const variants = product.variants.map(({ photograph, ...variant }) =>
      photograph !== undefined && isKnown(photograph) ? { ...variant, photograph } : variant,
    )
    return { ...product, photographs, variants }
  })
  return { products: kept, leftOut: leftOut.size }
}

type Chosen = { readonly variant: FeedVariant; readonly color: SeedColor }

/** The photographs of a colour: those of its own variants, then those that are of no variant. */
export function withPhotographs(
  color: SeedColor,
  photographs: readonly ProductPhotograph[],
  choices: readonly Chosen[],
): SeedColor {
  const owned = (isOf: (id: string) => boolean) =>
    new Set(choices.flatMap(({ variant, color: { id } }) => (isOf(id) ? (variant.photograph ?? []) : [])))
  const [own, all] = [owned(id => id === color.id), owned(() => true)]
  const known = new Map(photographs.map(photograph => [photograph.src, photograph]))
  const ofColor = [...own].map((src): ProductPhotograph => known.get(src) ?? { src })
  const shown = [...ofColor, ...photographs.filter(({ src }) => !all.has(src))].slice(0, views.length)
  return shown.length === 0 ? color : { ...color, photographs: shown }
}
