import { describe, expect, it } from 'vitest'

import { languages, sites } from '#src/language/locales.ts'

import { buildCatalogue } from '../catalogue/catalogue.ts'
import { dealt } from './opinions.ts'
import { questionsInAll, questionsOf } from './questions.ts'
import { reviewsInAll, reviewsOf } from './reviews.ts'

const { products, sets, locations, collectionPointsOf } = buildCatalogue('fellholm-us')

describe.each(sites)('what people say in %s', site => {
  const reviews = reviewsOf(products, site)
  const questions = questionsOf(products, site)

  it('is 3,000 reviews and 400 questions, the same every time, some for every product', () => {
    expect([reviews.length, questions.length]).toEqual([reviewsInAll, questionsInAll])
    expect([reviewsInAll, questionsInAll]).toEqual([3000, 400])
    expect(reviewsOf(products, site)).toEqual(reviews)
    expect(new Set(reviews.map(({ productId }) => productId)).size).toBe(products.length)
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
  })

  it('leaves no template unfilled in any language', () => {
    for (const { title, text } of reviews)
      for (const language of languages) expect(`${title[language]} ${text[language]}`).not.toMatch(/[[\]{}|]|undefined/)
    for (const { text, answers } of questions)
      expect([text, ...answers.map(answer => answer.text)].join(' ')).not.toMatch(/[[\]{}|]|undefined/)
  })

  it('agrees with how liked each product is, within a star', () => {
    for (const { id, rating } of products) {
      const scores = reviews.filter(({ productId }) => productId === id).map(({ score }) => score)
      if (scores.length < 8) continue
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
      expect(Math.abs(mean - rating.score), id).toBeLessThan(1)
    }
  })

  it('was said before the shop opened', () => {
    for (const { at } of [...reviews, ...questions]) expect(at).toBeLessThan(Date.UTC(2026, 10, 20))
  })
})

it('dealing out leaves nothing over and gives everyone their least', () => {
  const shares = dealt(100, [1, 2, 3, 5], 4)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(4)
})

it('sets hold three products or more, each of another type', () => {
  const typeOf = new Map(products.map(({ id, facets }) => [id, facets.type[0]]))
  for (const { id, productIds } of sets) {
    expect(productIds.length, id).toBeGreaterThanOrEqual(3)
    expect(new Set(productIds.map(productId => typeOf.get(productId))).size, id).toBe(productIds.length)
  }
})

it('the things of a set go together: for one wearer or for everybody, and no two of one shelf', () => {
  const known = new Map(products.map(product => [product.id, product]))
  for (const { id, productIds } of sets) {
    const wearers = new Set(productIds.map(productId => productId.at(-1)).filter(digit => digit !== '0'))
    expect([id, wearers.size <= 1]).toEqual([id, true])
    const shelves = productIds.map(productId => known.get(productId)?.categoryIds[0])
    expect([id, new Set(shelves).size]).toEqual([id, productIds.length])
  }
})

it('there are sixty stores in ten countries, and collection points near them with ids of their own', () => {
  const stores = locations.filter(({ kind }) => kind === 'store')
  expect([stores.length, new Set(stores.map(({ countryCode }) => countryCode)).size]).toEqual([60, 10])
  for (const { hours, phone } of stores) expect([hours?.length, phone === '']).toEqual([7, false])
  const ids = sites.flatMap(site => collectionPointsOf(site).map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
