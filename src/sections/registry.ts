import type { ComponentType } from 'react'

import type { IslandName } from '#src/kit/mounts.ts'

import { Accordion } from './accordion.tsx'
import { AthleteStory } from './athlete-story.tsx'
import { Banner } from './banner.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { Countdown } from './countdown.tsx'
import { EditorialGrid } from './editorial-grid.tsx'
import { Hero } from './hero.tsx'
import { MapStory } from './map-story.tsx'
import type { SectionType } from './model/sections.ts'
import { Newsletter } from './newsletter.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import { Quote } from './quote.tsx'
import { Recommendations } from './recommendations.tsx'
import { RichText } from './rich-text.tsx'
import type { SectionProps } from './section.ts'
import { ShopTheLook } from './shop-the-look.tsx'
import { SizeGuide } from './size-guide.tsx'
import { SplitHero } from './split-hero.tsx'
import { StoreFinder } from './store-finder.tsx'
import { Story } from './story.tsx'
import { Text } from './text.tsx'
import { Video } from './video.tsx'

/** R107: when the browser wakes it, and the island it then is. What never wakes is HTML and nothing else. */
type Waking = { readonly wake: 'never' } | { readonly wake: 'visible' | 'interaction'; readonly island: IslandName }

export type SectionEntry<Type extends SectionType> = Waking & { readonly component: ComponentType<SectionProps<Type>> }

const still = <Type extends SectionType>(component: SectionEntry<Type>['component']): SectionEntry<Type> => ({
  component,
  wake: 'never',
})

/** Type → component and wake mode; a type of `model/sections.ts` without an entry does not compile. */
export const registry: { readonly [Type in SectionType]: SectionEntry<Type> } = {
  hero: still(Hero),
  'category-tiles': still(CategoryTiles),
  'product-carousel': still(ProductCarousel),
  'split-hero': still(SplitHero),
  story: still(Story),
  text: still(Text),
  quote: still(Quote),
  'editorial-grid': still(EditorialGrid),
  banner: still(Banner),
  'shop-the-look': still(ShopTheLook),
  video: { component: Video, wake: 'interaction', island: 'section-video' },
  countdown: { component: Countdown, wake: 'visible', island: 'section-countdown' },
  'comparison-table': still(ComparisonTable),
  accordion: still(Accordion),
  'rich-text': still(RichText),
  'store-finder': still(StoreFinder),
  newsletter: still(Newsletter),
  'athlete-story': still(AthleteStory),
  'map-story': still(MapStory),
  'size-guide': still(SizeGuide),
  recommendations: { component: Recommendations, wake: 'visible', island: 'section-recommendations' },
}
