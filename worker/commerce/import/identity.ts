import { createHash } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Letters and digits that are not mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The product id of a handle: `G` and nine letters or digits (D53), the same for the same handle for ever. */
export const productIdOf = (handle: string): string =>
  `G${[...digest(`product ${handle}`).subarray(0, 9)].map(byte => alphabet[byte % 32]).join('')}`

/** The last digit of an EAN-13 (GS1 General Specifications 7.9.1). */
const checkDigit = (twelve: string): string => {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

/** A product code for a choice that has no barcode: an EAN-13 of the range shops may use among themselves (29). */
export function ownUpc(handle: string, color: string, size: string): string {
  const number = digest(JSON.stringify([handle, color, size])).readBigUInt64BE() % 10_000_000_000n
  const twelve = `29${String(number).padStart(10, '0')}`
  return twelve + checkDigit(twelve)
}

/** A number below `limit` that is always the same for the same text. */
export const numberOf = (text: string, limit: number): number => digest(text).readUInt32BE() % limit
