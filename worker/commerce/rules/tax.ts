import { ownValue } from '#src/kit/own-value.ts'
import type { Minor } from '#src/kit/money.ts'

import { isCountry } from './addresses/countries.ts'

/** Rates are thousandths of a percent, so that 9.975 % is the whole number 9975. */
const whole = 100_000

/** How a place taxes a sale. Several rates (Canada) are each rounded by themselves, as an invoice lists them. */
export type TaxRule = {
  /** Whether prices contain the tax (Europe) or it is put on top (North America). */
  readonly included: boolean
  readonly shippingTaxed: boolean
  readonly rates: readonly number[]
}

type TaxLocation = { readonly countryCode: string; readonly province?: string | undefined }

/** Base sales tax of each state; local additions are not collected. Shipping stated separately is not taxed. */
const stateRates: Readonly<Record<string, number>> = {
  AL: 4000,
  AK: 0,
  AZ: 5600,
  AR: 6500,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DC: 6000,
  DE: 0,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  ID: 6000,
  IL: 6250,
  IN: 7000,
  IA: 6000,
  KS: 6500,
  KY: 6000,
  LA: 5000,
  ME: 5500,
  MD: 6000,
  MA: 6250,
  MI: 6000,
  MN: 6875,
  MS: 7000,
  MO: 4225,
  MT: 0,
  NE: 5500,
  NV: 6850,
  NH: 0,
  NJ: 6625,
  NM: 4875,
  NY: 4000,
  NC: 4750,
  ND: 5000,
  OH: 5750,
  OK: 4500,
  OR: 0,
  PA: 6000,
  RI: 7000,
  SC: 6000,
  SD: 4200,
  TN: 7000,
  TX: 6250,
  UT: 6100,
  VT: 6000,
  VA: 5300,
  WA: 6500,
  WV: 6000,
  WI: 5000,
  WY: 4000,
}

/** GST alone, GST and a province's own tax, or the harmonised tax of both. */
const provinceRates: Readonly<Record<string, readonly number[]>> = {
  AB: [5000],
  NT: [5000],
  NU: [5000],
  YT: [5000],
  BC: [5000, 7000],
  MB: [5000, 7000],
  SK: [5000, 6000],
  QC: [5000, 9975],
  ON: [13_000],
  NB: [15_000],
  NL: [15_000],
  NS: [14_000],
  PE: [15_000],
}

const vatRates: Readonly<Record<string, number>> = {
  GB: 20_000,
  FR: 20_000,
  DE: 19_000,
  IT: 22_000,
  ES: 21_000,
  AT: 20_000,
  BE: 21_000,
  NL: 21_000,
}

/** The states and provinces an address may name, for the countries that need one. */
export const provincesOf = (countryCode: string): readonly string[] | undefined =>
  ({ US: Object.keys(stateRates), CA: Object.keys(provinceRates) })[countryCode]

/** Territories with taxes of their own, for which there are no rates here. */
const untaxed: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])

/** Whether the tax of a place can be worked out. */
export const isTaxKnown = ({ countryCode, province = '' }: TaxLocation): boolean =>
  countryCode !== 'US' || !untaxed.has(province.toUpperCase())

/** The tax rule for goods sent to a place. Where the province decides and is missing, no tax is added yet. */
export function taxRuleFor(place: TaxLocation): TaxRule {
  const province = place.province ?? ''
  if (place.countryCode === 'US')
    return { included: false, shippingTaxed: false, rates: [ownValue(stateRates, province) ?? 0] }
  if (place.countryCode === 'CA')
    return { included: false, shippingTaxed: true, rates: ownValue(provinceRates, province) ?? [] }
  const rate = isCountry(place.countryCode) ? vatRates[place.countryCode] : undefined
  return { included: true, shippingTaxed: true, rates: rate === undefined ? [] : [rate] }
}

/**
 * The tax in (or on) an amount, in minor units. Each line is rounded by itself, half a unit upwards, and a cart's tax
 * is the sum of its lines' and its shipping's: what is shown per line adds up to what is paid.
 * The arithmetic is in whole numbers (amount × 122 000 stays exact far beyond any cart).
 */
export function taxOf(amount: Minor, { included, rates }: TaxRule): Minor {
  const sum = rates.reduce((total, rate) => total + rate, 0)
  if (included) return amount - Math.floor((2 * amount * whole + whole + sum) / (2 * (whole + sum)))
  return rates.reduce((total, rate) => total + Math.floor((2 * amount * rate + whole) / (2 * whole)), 0)
}
