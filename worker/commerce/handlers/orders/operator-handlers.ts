import type { Call, CallOutcome, Parsed } from '#src/commerce/call.ts'
import type { OperatorCall } from '#src/commerce/calls/orders/operator-call.ts'

import type { Context } from '../../context.ts'

/** A call of the operator as the contract's types know calls; who may make it is settled in front of the shops. */
export type AsCall<Operator extends OperatorCall> = Operator & Call

/** A handler for each of some calls of the operator. */
export type OperatorHandlers<Calls extends Readonly<Record<string, OperatorCall>>> = {
  readonly [Name in keyof Calls]: (
    request: Parsed<AsCall<Calls[Name]>>,
    context: Context,
  ) => CallOutcome<AsCall<Calls[Name]>> | Promise<CallOutcome<AsCall<Calls[Name]>>>
}
