/** Whether a card is past its last month; `expiry` is `MM/YY` and the card works to the end of that month (UTC). */
export function isExpired(expiry: string, at: number): boolean {
  const [month, year] = expiry.split('/').map(Number)
  return at >= Date.UTC(2000 + (year ?? 0), month ?? 0, 1)
}
