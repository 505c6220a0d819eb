import type { Step } from './steps.ts'

/** Where in the checkout a refusal belongs: back to a step, and to a field there where one is at fault (D21). */
type Place = { readonly step: Step; readonly field?: string }

const places = {
  AUT453: { step: 'shipping', field: 'email' },
  CHK320: { step: 'shipping', field: 'postalCode' },
  CHK380: { step: 'shipping', field: 'city' },
  SHP410: { step: 'shipping', field: 'phone' },
  SHP500: { step: 'shipping', field: 'addressLine1' },
  SHP404: { step: 'shipping' },
  PAY401: { step: 'shipping', field: 'countryCode' },
  PYT405: { step: 'shipping' },
  BIL400: { step: 'billing' },
  BILL410: { step: 'billing' },
  FE309: { step: 'billing' },
  PAY400: { step: 'billing' },
  PYT400: { step: 'billing' },
  PYT402: { step: 'billing' },
  PYT404: { step: 'billing' },
} as const satisfies Record<string, Place>

const isPlaced = (code: string): code is keyof typeof places => Object.hasOwn(places, code)

/** The step to go back to for a code; whatever is not about address or card is said on the summary. */
export const stepFor = (code: string): Step => (isPlaced(code) ? places[code].step : 'summary')

/** The field at fault in the address form, if the code is about one. */
export const fieldFor = (code: string): string | undefined => {
  const place: Place | undefined = isPlaced(code) ? places[code] : undefined
  return place?.field
}
