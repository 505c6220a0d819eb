import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'

import { sharedQueryClient } from '../../query-client.ts'

const flags = v.object({ flags: v.object({ simplified_enrolment: v.optional(v.boolean(), false) }) })

/** Whether the store is set to the simplified enrolment (R014); the standard sign-in until that is known. */
export function useSimplified(): boolean {
  const { data = false } = useQuery(
    {
      queryKey: ['simplified-enrolment'],
      queryFn: async () => {
        const response = await fetch('/fapi/featureFlags', { headers: { accept: 'application/json' } })
        const parsed = v.safeParse(flags, await response.json())
        return parsed.success && parsed.output.flags.simplified_enrolment
      },
      staleTime: Infinity,
    },
    sharedQueryClient(),
  )
  return data
}
