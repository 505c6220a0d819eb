import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { createRoot } from 'react-dom/client'

import { sharedQueryClient } from '#src/commerce/query-client.ts'

/** What the page has read, in a corner of it; in development alone. */
export function showQueryDevtools(): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<ReactQueryDevtools client={sharedQueryClient()} />)
}
