import type { Wearer } from './tables/models.ts'

const wearerDigit = { u: 0, w: 1, m: 2, k: 3 } as const satisfies Record<Wearer, number>

/** `FH` and five digits: kind, row of the model in its kind, wearer. Adding a model moves no other number. */
export const productNumber = (kind: number, model: number, wearer: Wearer): string =>
  `FH${kind}${String(model + 1).padStart(2, '0')}${wearerDigit[wearer]}`

/** The check digit of a UPC-A (GS1 General Specifications 7.9): odd places count three times. */
export function checkDigit(eleven: string): number {
  let sum = 0
  for (let at = 0; at < eleven.length; at += 1) sum += Number(eleven[at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

/** A UPC-A of number system 4, which is kept for a shop's own use, so it names nobody else's goods. */
export function upcOf(productId: string, color: number, size: number): string {
  const eleven = `4${productId.slice(2)}${String(color).padStart(2, '0')}${String(size).padStart(3, '0')}`
  return `${eleven}${checkDigit(eleven)}`
}
