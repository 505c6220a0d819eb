import { matchAddress } from '#routes/address.ts'
import { routeOf } from '#routes/table.ts'

/** The flags whose experiments show in the page at an address of the store. */
export function experimentsAt(pathname: string): readonly string[] {
  const match = matchAddress(pathname)
  return (match && routeOf(match.name).experiments) ?? []
}
