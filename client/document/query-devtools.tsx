import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { createRoot } from 'react-dom/client'

import { sharedQueryClient } from '#src/commerce/query-client.ts'

/** Shows the query cache in a corner of the page; in development only. */
export function showQueryDevtools(): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<ReactQueryDevtools client={sharedQueryClient()} />)
}
