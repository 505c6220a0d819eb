import { flagStateIn, type AskFlag } from '#src/experiments/flag-state.ts'

import type { StorefrontContext } from '../context.ts'
import { flagsFor } from './datafile-cache.ts'

/** How flags stand to everybody, by the datafile that this isolate decides by. */
export const askFlag =
  (c: StorefrontContext): AskFlag =>
  async flag =>
    flagStateIn(await flagsFor(c), flag)
