import type { GenericSchema, InferInput, InferOutput } from 'valibot'

import type { Result } from '#src/kit/result.ts'

import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: `anyone` needs no token, `guest` any token, `registered` a signed-in one. */
export type Who = 'anyone' | 'guest' | 'registered'

/** One call of the commerce platform: what is sent, what comes back, and how it may be refused. */
export type Call = {
  readonly method: Method
  readonly path: `/${string}`
  readonly who: Who
  /** Query parameters; every value travels as text, a list as a repeated parameter. */
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  readonly answer: GenericSchema
  readonly errors: readonly ErrorCode[]
}

/** Declares one call; client, proxy and embedded platform derive from what it says. */
export const call = <const C extends Call>(declared: C): C => declared

/** The names between braces in a path: `/cart/v1/cart/{basketId}` → `basketId`. */
type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & PathParams<Rest>
  : unknown

type Part<Schema, Given> = Schema extends GenericSchema ? Given : unknown

/** What a caller passes: path parameters, query and body in one flat object. */
export type Input<C extends Call> = PathParams<C['path']> &
  Part<C['query'], InferInput<NonNullable<C['query']>>> &
  Part<C['body'], InferInput<NonNullable<C['body']>>>

/** What a handler receives after parsing. */
export type Parsed<C extends Call> = {
  readonly path: PathParams<C['path']>
  readonly query: C['query'] extends GenericSchema ? InferOutput<C['query']> : undefined
  readonly body: C['body'] extends GenericSchema ? InferOutput<C['body']> : undefined
}

export type Answer<C extends Call> = InferOutput<C['answer']>
export type Code<C extends Call> = C['errors'][number]
export type Outcome<C extends Call> = Result<Answer<C>, Code<C>>

/**
 * What a platform must provide: every declared call, answering only declared codes. A call without a handler, or a
 * handler that answers an undeclared code, does not compile. `Context` is what the platform hands each handler.
 */
export type Handlers<Calls extends Record<string, Call>, Context> = {
  readonly [Name in keyof Calls]: (
    request: Parsed<Calls[Name]>,
    context: Context,
  ) => Outcome<Calls[Name]> | Promise<Outcome<Calls[Name]>>
}
