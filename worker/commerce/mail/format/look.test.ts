import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { colours } from './look.ts'

it('letters have the colours of the store, in light and dark', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../src/ui/tokens.css'), 'utf8')
  const ofStore = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1)
  const names = Object.entries({ ...colours, 'ink-muted': colours.muted }).filter(([name]) => name !== 'muted')
  expect(names.map(([name]) => [name, ofStore(name)])).toEqual(names)
})
