import type { ExplainedVisitor, LiveTrace } from '#src/redirects/live-trace.ts'

/** A request that somebody wants to have explained: for whom, and what its steps have noted. */
export type ExplainedRequest = ExplainedVisitor & { steps: Pick<LiveTrace, 'rules' | 'fired' | 'nearly'> }
