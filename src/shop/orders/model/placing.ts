import type { Placing } from '#src/commerce/calls/orders.ts'
import type { Transitions } from '#src/kit/machine.ts'

export type PlacingEvent = 'submitted' | 'challenge-required' | 'accepted' | 'refused' | 'answer-lost' | 'abandoned'

/**
 * How placing an order goes. `checking` is an order whose payment nobody knows yet: it is read back, never shown as a
 * failure (O5). A refused order keeps its number and can be submitted again.
 */
export const placingStates = {
  draft: { submitted: 'placing' },
  placing: { accepted: 'final', 'challenge-required': 'challenged', refused: 'failed', 'answer-lost': 'checking' },
  challenged: { accepted: 'final', refused: 'failed', abandoned: 'checking' },
  checking: { accepted: 'final', refused: 'failed' },
  failed: { submitted: 'placing' },
  final: {},
} as const satisfies Transitions<Placing, PlacingEvent>
