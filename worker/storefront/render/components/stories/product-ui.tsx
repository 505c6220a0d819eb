import type { ProductCard as Card } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { PriceTag } from '#src/product-ui/card/price-tag.tsx'
import { ProductCard } from '#src/product-ui/card/product-card.tsx'
import { Rating } from '#src/ui/feedback/rating.tsx'
import { Swatch } from '#src/ui/controls/swatch.tsx'

import type { Stories } from '../story.ts'

const steady = {
  currency: 'USD',
  lowCurrent: 449_00,
  highCurrent: 449_00,
  lowOriginal: 449_00,
  highOriginal: 449_00,
} as const
const reduced = { ...steady, lowCurrent: 329_00, highCurrent: 389_00 } as const

const image = (colors: string, view: string) => ({
  src: `/media/v3/product/tent/4/${colors}/${view}.svg`,
  alt: 'Skylark Tent',
  width: 800,
  height: 1000,
})
const lichen = 'a8b08a-868e70-4f5645-b5401a-dedfcf'
const ember = 'c2481f-9b3d1c-5a2a18-f2c14e-e6bead'

const tent: Card = {
  id: 'FH50050',
  slug: 'skylark-tent-fh50050',
  name: 'Skylark Tent',
  summary: 'Breathable · 1.09 kg / 2.4 lb',
  badge: 'new',
  rating: { score: 4.1, reviewsCount: 7 },
  price: steady,
  colors: [
    { id: 'lichen', name: 'Lichen', hex: '#a8b08a', image: image(lichen, 'front') },
    { id: 'ember', name: 'Ember', hex: '#c2481f', image: image(ember, 'front') },
  ],
  available: true,
}

const Prices = () => (
  <div className="story-grid">
    <PriceTag price={steady} />
    <PriceTag price={reduced} />
    <Rating score={4.4} count={1_204} />
    <p className="story-row">
      <Swatch hex="#a8b08a" />
      <Swatch hex="#c2481f" look="chosen" />
    </p>
  </div>
)

const Cards = () => (
  <div className="story-cards">
    <ProductCard card={tent} />
    <ProductCard card={{ ...tent, badge: 'sale', price: reduced }} />
    <ProductCard
      card={{ ...tent, available: false, name: 'Kastenförmiger Dreijahreszeiten-Geodät für Hochgebirgsüberquerungen' }}
    />
  </div>
)

export const productUiStories = { 'Prices and ratings': Prices, 'Product cards': Cards } as const satisfies Stories
