import type { UseQueryResult } from '@tanstack/react-query'

/** R193: an asynchronous data request was not made, is on its way, has its data, or came to nothing. */
export type RequestState = 'idle' | 'pending' | 'success' | 'error'

/** The state of a request of an island or a dialog. */
export const requestState = ({ status, fetchStatus }: Pick<UseQueryResult, 'status' | 'fetchStatus'>): RequestState =>
  status === 'pending' && fetchStatus === 'idle' ? 'idle' : status
