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
   * The call's effect on the session. `begins`: the answer has the tokens of a new session. `asks`: a 401 refuses typed
   * input, not the token. `ends`: the session is over afterwards.
   */
  readonly session?: 'begins' | 'asks' | 'ends'
  /** The consent the visitor must have given (R273); without it the storefront does not make the call. */
  readonly consent?: 'targeting'
  /** Longest the call may take, in milliseconds, where what else is on a page must not wait for it. */
  readonly timeoutMs?: number
  /** Query parameters; every value travels as text, a list as a repeated parameter. */
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  /** Most bytes of the body, where it may be larger than that of other calls. */
  readonly bodyBytes?: number
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

/** A caller's input: path parameters, query, body and headers in one flat object. */
export type Input<C extends Call> = PathParams<C['path']> &
  Part<C['query'], InferInput<NonNullable<C['query']>>> &
  Part<C['body'], InferInput<NonNullable<C['body']>>> &
  Part<C['headers'], InferInput<NonNullable<C['headers']>>>

/** A handler's input after parsing. */
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
 * The handlers a platform must provide: one for every declared call, answering declared codes only; anything else does
 * not compile. `Contexts` is the context a handler gets, by who may call it.
 */
export type Handlers<Calls extends Record<string, Call>, Contexts extends Readonly<Record<Who, unknown>>> = {
  readonly [Name in keyof Calls]: (
    request: Parsed<Calls[Name]>,
    context: Contexts[Calls[Name]['who']],
  ) => CallOutcome<Calls[Name]> | Promise<CallOutcome<Calls[Name]>>
}
