import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'

const storeFacts = v.object({
  /** Whether the store is set to the simplified enrolment (R014). */
  flags: v.object({ simplified_enrolment: v.optional(v.boolean(), false) }),
  /** With fewer points nothing can be redeemed (R361). */
  minimumLoyaltyPoints: v.number(),
})

/** The store's settings for dialogs, fetched once. */
export const useStoreFacts = () =>
  useQuery({
    queryKey: ['store-facts'],
    queryFn: async () => {
      const response = await fetch('/fapi/featureFlags', { headers: { accept: 'application/json' } })
      return v.parse(storeFacts, await response.json())
    },
    staleTime: Infinity,
  })
