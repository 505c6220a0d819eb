import { describe, expect, it } from 'vitest'

import { allQueries, searchBudget } from '#tests/search/all-queries.ts'
import { judgedProducts } from '#tests/search/judged.ts'
import { judge, mean, ndcg } from '#tests/search/quality.ts'

import { callerIn } from '../contract/contract.ts'

describe('GET /products/v2/search/productSearch finds first what people mean', () => {
  for (const { locale, queries } of allQueries)
    it(`in ${locale}: ${Object.keys(queries).length} searches`, async () => {
      const ask = callerIn(locale)
      const products = judgedProducts(locale)
      const judged = []
      for (const [q, wanted] of Object.entries(queries)) {
        const { answer } = await ask('products.search.query', { q, pageSize: '10' })
        judged.push({
          q,
          ...judge(products, wanted, { ids: answer.items.map(({ id }) => id), redirect: answer.redirect }),
        })
      }
      const empty = judged.filter(({ isEmpty }) => isEmpty).map(({ q }) => q)
      expect(empty.length / judged.length, empty.join(', ')).toBeLessThanOrEqual(searchBudget.empty)
      expect(mean(judged.map(one => one.ndcg))).toBeGreaterThanOrEqual(searchBudget.ndcg)
    })

  it('the measure itself: the best first is 1, the best last less, nothing of it 0', () => {
    expect(ndcg([3, 1, 0], [0, 1, 3])).toBe(1)
    expect(ndcg([0, 1, 3], [0, 1, 3])).toBeCloseTo((1 / Math.log2(3) + 7 / 2) / (7 + 1 / Math.log2(3)), 10)
    expect(ndcg([0, 0], [3, 0])).toBe(0)
  })
})
