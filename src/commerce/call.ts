import type { GenericSchema, InferInput, InferOutput } from 'valibot'

import type { Result } from '#src/kit/result.ts'

import type { ErrorCode } from './errors.ts'
import type { Who } from './permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the commerce platform: what is sent, what comes back, and how it may be refused. */
export type Call = {
  readonly method: Method
  readonly path: `/${string}`
  /** Who may call: a row of the table of permissions. */
  readonly who: Who
  /**
   * What the call is to the session of who makes it. `begins`: the answer holds the tokens of a session of its own.
   * `asks`: a 401 speaks of what somebody typed, not of the token. `ends`: the session is over afterwards.
   */
  readonly session?: 'begins' | 'asks' | 'ends'
  /** What its visitor must have agreed to (R273): the storefront makes no such call for anybody else. */
  readonly consent?: 'targeting'
  /** Longest the call may take, in milliseconds, where what else is on a page must not wait for it. */
  readonly timeoutMs?: number
  /** Query parameters; every value travels as text, a list as a repeated parameter. */
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  /** Headers of this call alone, beside those of every call (R281 to R284); never `content-type` or `authorization`. */
  readonly headers?: GenericSchema
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

/** What a caller passes: path parameters, query, body and headers in one flat object. */
export type Input<C extends Call> = PathParams<C['path']> &
  Part<C['query'], InferInput<NonNullable<C['query']>>> &
  Part<C['body'], InferInput<NonNullable<C['body']>>> &
  Part<C['headers'], InferInput<NonNullable<C['headers']>>>

/** What a handler receives after parsing. */
export type Parsed<C extends Call> = {
  readonly path: PathParams<C['path']>
  readonly query: C['query'] extends GenericSchema ? InferOutput<C['query']> : undefined
  readonly body: C['body'] extends GenericSchema ? InferOutput<C['body']> : undefined
  readonly headers: C['headers'] extends GenericSchema ? InferOutput<C['headers']> : undefined
}

export type Answer<C extends Call> = InferOutput<C['answer']>
export type Code<C extends Call> = C['errors'][number]
export type CallOutcome<C extends Call> = Result<Answer<C>, Code<C>>

/**
 * What a platform must provide: every declared call, answering only declared codes. A call without a handler, or a
 * handler that answers an undeclared code, does not compile. `Contexts` is what the platform hands a handler, by who
 * may call it.
 */
export type Handlers<Calls extends Record<string, Call>, Contexts extends Readonly<Record<Who, unknown>>> = {
  readonly [Name in keyof Calls]: (
    request: Parsed<Calls[Name]>,
    context: Contexts[Calls[Name]['who']],
  ) => CallOutcome<Calls[Name]> | Promise<CallOutcome<Calls[Name]>>
}
