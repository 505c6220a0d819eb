import type { ComponentType } from 'react'

import type { IslandName } from '#src/kit/mounts.ts'

import { Accordion } from './texts/accordion.tsx'
import { AthleteStory } from './stories/athlete-story.tsx'
import { Banner } from './banners/banner.tsx'
import { CategoryTiles } from './products/category-tiles.tsx'
import { ComparisonTable } from './products/comparison-table.tsx'
import { Countdown } from './banners/countdown.tsx'
import { EditorialGrid } from './stories/editorial-grid.tsx'
import { Finder } from './finder/finder.tsx'
import { Hero } from './banners/hero.tsx'
import { MapStory } from './stories/map-story.tsx'
import type { SectionType } from './model/sections.ts'
import { Newsletter } from './banners/newsletter.tsx'
import { ProductCarousel } from './products/product-carousel.tsx'
import { Quote } from './stories/quote.tsx'
import { Recommendations } from './products/recommendations.tsx'
import { RichText } from './texts/rich-text.tsx'
import type { SectionProps } from './section.ts'
import { ShopTheLook } from './products/shop-the-look.tsx'
import { SizeGuide } from './products/size-guide.tsx'
import { SplitHero } from './banners/split-hero.tsx'
import { StoreFinder } from './banners/store-finder.tsx'
import { Story } from './stories/story.tsx'
import { Text } from './texts/text.tsx'
import { Video } from './banners/video.tsx'

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
  finder: still(Finder),
  'store-finder': still(StoreFinder),
  newsletter: still(Newsletter),
  'athlete-story': still(AthleteStory),
  'map-story': still(MapStory),
  'size-guide': still(SizeGuide),
  recommendations: { component: Recommendations, wake: 'visible', island: 'section-recommendations' },
}
