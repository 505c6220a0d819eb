import type { Random } from '../random.ts'

/** Nothing that is taken for something else when it is read from paper; 32 of them, so that a byte is shared out evenly. */
const letters = 'abcdefghjkmnpqrstuvwxyz234567890'
const many = 10
const long = 10

const codeOf = (random: Random): string => Array.from(random(long), byte => letters[byte % letters.length]).join('')

/** Ten codes of fifty bits. */
export const newRecoveryCodes = (random: Random): readonly string[] =>
  Array.from({ length: many }, () => codeOf(random))

/** How a code is shown: `abcde-fghjk`. */
export const readableCode = (code: string): string => `${code.slice(0, long / 2)}-${code.slice(long / 2)}`

/** A code as it was typed, as it is kept. */
export const typedCode = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '')
