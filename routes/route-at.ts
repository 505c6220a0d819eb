import { matchAddress } from './address.ts'
import { clientTable, type ClientRoute } from './client-table.ts'

/** The route of a path of ours, which may have a query and a hash; nothing where no page is. */
export function routeAt(path: string): ClientRoute | undefined {
  const match = matchAddress(path.replace(/[?#].*/, ''))
  return match && clientTable[match.name]
}
