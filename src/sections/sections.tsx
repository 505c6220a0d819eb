import { createElement, type ComponentType } from 'react'

import type { Placed } from './model/placed.ts'
import type { SectionType } from './model/sections.ts'
import { Banner } from './banner.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { EditorialGrid } from './editorial-grid.tsx'
import { Hero } from './hero.tsx'
import type { Shelves } from './load-shelves.ts'
import { ProductCarousel } from './product-carousel.tsx'
import { Quote } from './quote.tsx'
import type { SectionProps } from './section.ts'
import css from './sections.module.css'
import { SplitHero } from './split-hero.tsx'
import { Story } from './story.tsx'
import { Text } from './text.tsx'

/** Type → component; a type of `model/sections.ts` without one does not compile. */
const components: { readonly [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  hero: Hero,
  'category-tiles': CategoryTiles,
  'product-carousel': ProductCarousel,
  'split-hero': SplitHero,
  story: Story,
  text: Text,
  quote: Quote,
  'editorial-grid': EditorialGrid,
  banner: Banner,
}

const element = <Type extends SectionType>(type: Type, props: SectionProps<Type>) =>
  createElement(components[type], props)

type Props = { readonly placed: readonly Placed[]; readonly shelves: Shelves }

/** The sections of a content page, with the margins and breakpoints that content gives them (R106, D55). */
export const Sections = ({ placed, shelves }: Props) =>
  placed.map(({ type, id, data, bottomMargins, hideOnBreakpoint }, index) => (
    <div
      key={id}
      className={css.place}
      data-small={bottomMargins?.small}
      data-medium={bottomMargins?.medium}
      data-large={bottomMargins?.large}
      data-hidden={hideOnBreakpoint?.join(' ')}
    >
      {element(type, { id, data, cards: shelves.get(id) ?? [], isFirst: index === 0 })}
    </div>
  ))
