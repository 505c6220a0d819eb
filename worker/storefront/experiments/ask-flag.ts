import { flagStateIn, type AskFlag } from '#src/experiments/flag-state.ts'

import type { StorefrontContext } from '../context.ts'
import { flagsFor } from './datafile-cache.ts'

/** Flag values that are the same for every visitor, from this isolate's datafile. */
export const askFlag =
  (c: StorefrontContext): AskFlag =>
  async flag =>
    flagStateIn(await flagsFor(c), flag)
