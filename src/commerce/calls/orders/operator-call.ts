import * as v from 'valibot'

import type { Call } from '../../call.ts'

/** A call by the operator's key; no store makes or forwards it. */
export type OperatorCall = Omit<Call, 'who' | 'session' | 'consent' | 'timeoutMs'>

export const operatorCall = <const C extends OperatorCall>(declared: C): C => declared

/** The id of a message of a warehouse or a desk; the same message again changes nothing. */
export const operatorOnce = v.object({ 'idempotency-key': v.pipe(v.string(), v.regex(/^[\w.:-]{8,128}$/)) })
