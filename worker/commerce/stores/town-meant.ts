import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { editDistance } from '../search/spelling.ts'
import { folded } from '../search/words.ts'
import { otherNames, type City } from './cities.ts'

export type Town = Pick<City, 'name' | 'countryCode' | 'postalPrefix'>

/** Short names are taken as they are; long ones may be wrong twice. */
const toleranceOf = (name: string): number => (name.length < 4 ? 0 : name.length < 7 ? 1 : 2)

/**
 * The town that was probably meant: one at this postal code, a mistake or two away from what was written. Nothing when
 * the name is right, is one of another language, or no town is near it.
 */
export function townMeant(
  towns: readonly Town[],
  { city, countryCode, postalCode }: Pick<Address, 'city' | 'countryCode' | 'postalCode'>,
): string | undefined {
  const written = folded(city)
  const most = toleranceOf(written)
  if (Object.hasOwn(otherNames, written)) return undefined
  const code = postalCode.replaceAll(/[\s-]/g, '').toUpperCase()
  const near = towns
    .filter(town => town.countryCode === countryCode && code.startsWith(town.postalPrefix))
    .map(({ name }) => ({ name, distance: editDistance(written, folded(name), most) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [best] = near
  return best !== undefined && best.distance > 0 && best.distance <= most ? best.name : undefined
}
