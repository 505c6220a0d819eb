const northAmerica = '(XXX) XXX - XXXX'
const elsewhere = 'XXXX - XXX - XXX'

/** How national numbers of a country are written, an `X` (or `#`) for every digit: one mask, or one for each length. */
export type PhoneMask = string | readonly string[]

/** R254: the mask of a country that names none. */
export const defaultMask = (dialCode: string): string => (dialCode === '1' ? northAmerica : elsewhere)

/** R251: how many digits a national number has under a mask. */
export const digitsOf = (mask: string): number => mask.replaceAll(/[^#X]/g, '').length

/**
 * A national number as the mask of its length writes it (R255): `3035550123` → `(303) 555 - 0123`. A number that has
 * as many digits as no mask has places stays as it was typed.
 */
export function masked(typed: string, mask: PhoneMask): string {
  const digits = [...typed.replaceAll(/\D/g, '')]
  const fitting = [mask].flat().find(one => digitsOf(one) === digits.length)
  return fitting?.replaceAll(/[#X]/g, () => digits.shift() ?? '') ?? typed
}
