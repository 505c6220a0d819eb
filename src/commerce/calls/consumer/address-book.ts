import * as v from 'valibot'

import { call } from '../../call.ts'
import { inAccount } from '../session-shapes.ts'
import { address } from '../cart/delivery-shapes.ts'
import { text } from '../shapes.ts'

/** S is shipped to, B is billed to (R128). */
export const approachTypes = ['S', 'B'] as const
const approachType = v.picklist(approachTypes)
export type ApproachType = v.InferOutput<typeof approachType>

const { addressId: _, ...given } = address.entries

/** An address as a person keeps it. */
const keptAddress = v.object({
  ...given,
  /** The phone number for the carrier, when it is another person's. */
  recipientContactPhone: v.optional(text(32)),
  subscriptions: v.optional(v.object({ newsletterConsent: v.boolean() })),
})
export type KeptAddress = v.InferOutput<typeof keptAddress>

export const storedAddress = v.object({
  /** R406: both hold the same value. */
  id: v.string(),
  addressId: v.string(),
  approachType,
  main: v.boolean(),
  ...keptAddress.entries,
})
export type StoredAddress = v.InferOutput<typeof storedAddress>

const body = v.object({
  address: keptAddress,
  approachType: v.optional(approachType, 'S'),
  /** R189: takes the flag from the other of its group. The first of a group has it anyway (R190). */
  main: v.optional(v.boolean(), false),
})

const addressId = v.object({ addressId: v.string() })
const placeCodes = ['AUT453', 'BILL410', 'CHK320', 'CHK380', 'PAY401', 'SHP410', 'SHP500', 'TAX309'] as const

export const addressBookCalls = {
  'consumer.address.create': call({
    method: 'POST',
    path: '/consumers-v3/consumer/address',
    who: 'registered',
    body,
    answer: addressId,
    errors: [...inAccount, ...placeCodes, 'CCA400'],
  }),
  'consumer.address.update': call({
    method: 'PUT',
    path: '/consumers-v3/consumer/address/{addressId}',
    who: 'registered',
    body,
    answer: addressId,
    errors: [...inAccount, ...placeCodes, 'CCA400', 'CCA401'],
  }),
  /** An address that a saved card is billed to stays (PRO414). */
  'consumer.address.remove': call({
    method: 'DELETE',
    path: '/consumers-v3/consumer/address/{addressId}',
    who: 'registered',
    answer: addressId,
    errors: [...inAccount, 'CCA401', 'PRO414'],
  }),
} as const
