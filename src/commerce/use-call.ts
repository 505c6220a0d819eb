import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'

import type { AnswerOf, CallName, InputOf } from './calls/index.ts'
import type { Commerce, CommerceResult } from './client.ts'

const CommerceContext = createContext<Commerce | undefined>(undefined)

export const CommerceProvider = CommerceContext.Provider

/** The platform where there is a browser to ask it, in the locale of the page around; nothing on the server. */
export const useCommerceHere = (): Commerce | undefined => use(CommerceContext)

/** The platform, as a dialog or an island in the browser asks it. */
export function useCommerce(): Commerce {
  const commerce = useCommerceHere()
  if (commerce === undefined) throw new Error('Nothing asks the platform outside an island or a dialog in a browser')
  return commerce
}

type Refusal<Name extends CallName> = Extract<CommerceResult<Name>, { ok: false }>

/** A call was refused, or not answered. */
export class CallRefused<Name extends CallName = CallName> extends Error {
  override readonly name: string = 'CallRefused'
  readonly code: Refusal<Name>['code']
  readonly detail: unknown

  constructor(refusal: Refusal<Name>) {
    super(refusal.code)
    this.code = refusal.code
    this.detail = refusal.detail
  }
}

/** The answer of a call, or an exception where it was refused: as the cache of reads wants it. */
export async function answerOf<Name extends CallName>(
  commerce: Commerce,
  name: Name,
  input: InputOf<Name>,
): Promise<AnswerOf<Name>> {
  const answer = await commerce(name, input)
  if (answer.ok) return answer.value
  throw new CallRefused<Name>(answer as Refusal<Name>)
}

type Options = {
  /** Milliseconds for which an answer is not asked for again; five seconds when it is not said. */
  readonly staleTime?: number
}

export type CallState<Name extends CallName> = Pick<
  UseQueryResult<AnswerOf<Name>, CallRefused<Name>>,
  'data' | 'error' | 'status' | 'fetchStatus' | 'refetch'
>

/** A call's state on the server, where none is made. */
const unasked = { data: undefined, error: null, status: 'pending', fetchStatus: 'idle' } as const

const changesNever = () => () => undefined

/** Whether the server's HTML has been taken over; at once where there was none. */
const useIsHydrated = () =>
  useSyncExternalStore(
    changesNever,
    () => true,
    () => false,
  )

/**
 * A call as `{ data, error, status }`, asked for once by all who want it. Without an input it is not made. An answer that
 * is there already is given once the server's HTML, which knows none, has been taken over.
 */
export function useCall<Name extends CallName>(
  name: Name,
  input: InputOf<Name> | undefined,
  options: Options = {},
): CallState<Name> {
  // Which of the two it is never changes; what the browser caches with stays out of the worker.
  if (import.meta.env.SSR) return { ...unasked, refetch: () => Promise.reject(new Error('no browser')) }
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- see above
  const commerce = useCommerce()
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- see above
  const asked = useQuery<AnswerOf<Name>, CallRefused<Name>>({
    queryKey: [name, input],
    queryFn: () => answerOf(commerce, name, input as InputOf<Name>),
    enabled: input !== undefined,
    ...options,
  })
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- see above
  return useIsHydrated() ? asked : { ...unasked, refetch: asked.refetch }
}
