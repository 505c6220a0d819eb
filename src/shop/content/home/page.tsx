import type { ReadySection } from '#src/sections/model/ready-section.ts'
import type { CarouselProducts } from '#src/sections/products/load-carousels.ts'
import { Sections } from '#src/sections/sections.tsx'

export type Props = {
  /** The page's name, spoken when no picture opens the page. */
  readonly title: string
  readonly placed: readonly ReadySection[]
  readonly carousels: CarouselProducts
}

/** `/`: what content places there. */
export const HomePage = ({ title, placed, carousels }: Props) => (
  <>
    {placed[0]?.type !== 'hero' && <h1 className="visually-hidden">{title}</h1>}
    <Sections placed={placed} carousels={carousels} />
  </>
)
