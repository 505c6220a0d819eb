import { QueryClient } from '@tanstack/react-query'

let client: QueryClient | undefined

/** The one cache of what the browser has asked for, shared by all islands and dialogs. Never used on the server. */
export const sharedQueryClient = (): QueryClient =>
  (client ??= new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 5_000 } },
  }))
