import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import { Carousel } from '#src/ui/layout/carousel.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'

import type { Stories } from '../story.ts'

const Crumbs = () => (
  <Breadcrumbs
    trail={[
      { name: 'Home', href: '#home' },
      { name: 'Men', href: '#men' },
    ]}
    here="Men’s jackets"
  />
)

const Paginations = () => (
  <div className="story-wide">
    <Pagination label="Pages of reviews" page={1} count={3} href={page => `#page-${page}`} />
    <Pagination label="Pages of orders" page={6} count={12} href={page => `#page-${page}`} />
    <Pagination label="Pages of articles" page={12} count={12} href={page => `#page-${page}`} />
  </div>
)

const items = ['Ridge', 'Tarn', 'Cairn', 'Moraine', 'Saddle', 'Scree', 'Glen'].map(name => (
  <li key={name}>
    <Notice look="info">
      <MoreLink href="#carousel">{name}</MoreLink>
    </Notice>
  </li>
))

const Carousels = () => (
  <Carousel previous="Previous words" next="Next words">
    {items}
  </Carousel>
)

export const navigationStories = {
  Breadcrumbs: Crumbs,
  Pagination: Paginations,
  Carousel: Carousels,
} as const satisfies Stories
