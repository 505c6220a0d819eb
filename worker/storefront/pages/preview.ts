import { routeOf, type RouteName } from '#routes/table.ts'
import type { Commerce } from '#src/commerce/client.ts'
import type { Preview } from '#src/shop/content/parts/preview-bar.tsx'
import { isPreview } from '#src/visitor/consent.ts'

import type { StorefrontContext } from '../context.ts'

/** A local date and time as `datetime-local` sends it, or a whole ISO moment. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?Z?)?$/

/**
 * The editor's preview (R074): `?preview=true` with the setting `PREVIEW`, or a page of `/cms`. Undefined for all other
 * requests.
 */
export function previewOf(c: StorefrontContext, name: RouteName): Preview | undefined {
  const { settings, address } = c.env
  if (settings.PREVIEW !== 'on') return undefined
  const query = new URLSearchParams(address.search)
  if (!isPreview(query) && routeOf(name).preview !== true) return undefined
  const asked = query.get('previewDate') ?? ''
  const date = moment.test(asked) && !Number.isNaN(Date.parse(asked)) ? new Date(asked).toISOString() : undefined
  return { date, pullRequest: settings.PULL_REQUEST }
}

/** A client whose calls of content ask for what is not published yet (R286), at the moment that is looked at. */
export const previewing = (commerce: Commerce, { date }: Preview): Commerce => {
  const asked = { mode: 'preview', ...(date !== undefined && { previewDate: date }) }
  return (name, input) => commerce(name, name.startsWith('content.') ? Object.assign({}, input, asked) : input)
}
