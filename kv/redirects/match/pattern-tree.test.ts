import { expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { parse } from '../parse.ts'
import { growTree, leavesOf, type PatternTree } from './pattern-tree.ts'

const treeOf = (lines: readonly string[]) => growTree(parse(lines.join('\n'), storeAddressing.locales).rules)

/** Counts every look into a node's literals. */
function counted(tree: PatternTree) {
  const work = { visits: 0 }
  const watch = (node: PatternTree) => {
    const get = node.literals.get.bind(node.literals)
    for (const child of node.literals.values()) watch(child)
    if (node.any !== undefined) watch(node.any)
    node.literals.get = key => {
      work.visits += 1
      return get(key)
    }
  }
  watch(tree)
  return work
}

const visits = (lines: readonly string[], path: readonly string[]) => {
  const tree = treeOf(lines)
  const work = counted(tree)
  const leaves = [...leavesOf(tree, path)]
  return { visits: work.visits, leaves: leaves.length }
}

it('redirect patterns: a path visits as many nodes among 2,000 patterns as among 20', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `/section-${index}/:slug/* /c/:slug`)
  const path = ['section-3', 'boots', 'a', 'b']
  const few = visits(lines(20), path)
  expect(few.leaves).toBe(1)
  expect(few.visits).toBeGreaterThan(0)
  expect(visits(lines(2_000), path)).toEqual(few)
})

it('redirect patterns made to branch everywhere are never visited twice', () => {
  const shapes = Array.from({ length: 256 }, (_, index) =>
    Array.from({ length: 8 }, (_, bit) => ((index >> bit) & 1 ? 'a' : `:p${bit}`)).join('/'),
  )
  const nodes = 2 ** 9 - 1
  const path = Array.from({ length: 9 }, () => 'a')
  const seen = visits(
    shapes.map(shape => `/${shape} /x`),
    path,
  )
  expect(seen.leaves).toBe(0)
  expect(seen.visits).toBeGreaterThan(200)
  expect(seen.visits).toBeLessThanOrEqual(nodes)
})
