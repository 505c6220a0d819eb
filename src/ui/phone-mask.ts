const northAmerica = '(XXX) XXX - XXXX'
const elsewhere = 'XXXX - XXX - XXX'

/** R254: the mask of a country that names none. */
export const defaultMask = (dialCode: string): string => (dialCode === '1' ? northAmerica : elsewhere)

/** R251: how many digits a national number has under a mask. */
export const digitsOf = (mask: string): number => mask.replaceAll(/[^X]/g, '').length

/**
 * A national number as its mask writes it: `3035550123` → `(303) 555 - 0123`. A number that does not have as many
 * digits as the mask has places stays as it was typed.
 */
export function masked(typed: string, mask: string): string {
  const digits = [...typed.replaceAll(/\D/g, '')]
  if (digits.length !== digitsOf(mask)) return typed
  return mask.replaceAll('X', () => digits.shift() ?? '')
}
