import type { ProductCard } from '#src/commerce/calls/catalogue/product-shapes.ts'

/** A product of a list, in one colour, with a picture. */
export const sampleCard = (id: string, src: string): ProductCard => ({
  id,
  slug: id.toLowerCase(),
  name: 'Skylark Tent',
  summary: '1.09 kg',
  rating: { score: 4.1, reviewsCount: 7 },
  price: { currency: 'USD', lowCurrent: 1, highCurrent: 1, lowOriginal: 1, highOriginal: 1 },
  colors: [{ id: 'pine', name: 'Pine', hex: '#1f4d3a', image: { src, alt: '', width: 800, height: 1000 } }],
  available: true,
})
