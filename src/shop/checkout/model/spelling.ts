import * as v from 'valibot'

import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { emailForm } from './address-form.ts'

/** The parts of an address that may be written otherwise. */
const parts = ['addressLine1', 'addressLine2', 'postalCode', 'city', 'province'] as const
/** By part, as it would be written. */
export type Spelling = Readonly<Record<string, string>>

const part = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest))

/** Another spelling of the address or the e-mail, as the form that takes it over sends it. */
export const spellingForm = v.union([
  v.object({
    addressLine1: part(120),
    addressLine2: v.optional(part(120)),
    postalCode: part(16),
    city: part(80),
    province: v.optional(part(40)),
  }),
  emailForm,
])

/** The same letters and digits: capitals, blanks and hyphens are no other spelling. */
const plain = (text = '') => text.toUpperCase().replaceAll(/[\s\-.]/g, '')

/** The fields in which the suggestion differs from the entered address; undefined when it is the same. */
export function otherSpelling(given: Address, suggested: Address): Spelling | undefined {
  const isOther = parts.some(name => plain(given[name]) !== plain(suggested[name]))
  if (!isOther) return undefined
  return Object.fromEntries(parts.flatMap(name => (suggested[name] === undefined ? [] : [[name, suggested[name]]])))
}
