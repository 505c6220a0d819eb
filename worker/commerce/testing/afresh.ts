// Each test begins afresh in the runtime of the others: objects are empty, the shop's clock stands at its start, the ways to
// the provider and of letters are whole. What a file puts in place of a function is taken back before the next.
import { reset } from 'cloudflare:test'
import { beforeEach, vi } from 'vitest'

import { clock } from './clock.ts'
import { faults } from './faults.ts'
import { letterLine } from './letter-line.ts'

vi.restoreAllMocks()
beforeEach(async () => {
  await reset()
  clock.reset()
  faults.reset()
  letterLine.reset()
})
