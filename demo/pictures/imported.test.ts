import { expect, test } from 'vitest'

import { feedKinds } from '#worker/commerce/import/kinds.ts'

import { isTemplate } from './products/table.ts'

test('whatever a product of a feed is, there is a drawing of it', () => {
  expect(feedKinds.length).toBeGreaterThan(20)
  expect(feedKinds.filter(({ template }) => !isTemplate(template))).toEqual([])
})
