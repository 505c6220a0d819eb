import { may, type Action, type StaffRole } from '../staff/roles.ts'

/** A page one can go to from everywhere. */
export type DeskPage = {
  readonly href: string
  readonly name: string
  readonly action: Action
  /** A page of the embedded platform, which a deployed one does not have. */
  readonly isLocal?: true
}

/** Places that belong together. */
export type Room = { readonly name: string; readonly places: readonly DeskPage[] }

const rooms: readonly Room[] = [
  {
    name: 'Redirects',
    places: [
      { href: '/redirects', name: 'Rules', action: 'redirects.view' },
      { href: '/redirects/draft', name: 'Draft', action: 'redirects.view' },
      { href: '/redirects/import', name: 'Import', action: 'redirects.edit' },
      { href: '/redirects/history', name: 'History', action: 'redirects.view' },
      { href: '/redirects/single-keys', name: 'Single keys', action: 'redirects.view' },
      { href: '/redirects/explain', name: 'Explain', action: 'redirects.view' },
      { href: '/not-found', name: 'Not found', action: 'traffic.view' },
    ],
  },
  {
    name: 'Content',
    places: [
      { href: '/content', name: 'Prices, slots, times', action: 'content.view' },
      { href: '/previews', name: 'Previews', action: 'previews.share' },
      { href: '/pages', name: 'Stored pages', action: 'pages.view' },
    ],
  },
  {
    name: 'Orders',
    places: [
      { href: '/orders', name: 'Orders', action: 'orders.view' },
      { href: '/customers', name: 'Customers', action: 'customers.view' },
      { href: '/events', name: 'Events', action: 'events.view' },
      { href: '/photos', name: 'Photographs', action: 'photos.decide' },
      { href: '/admin/warehouse', name: 'Warehouse', action: 'orders.move', isLocal: true },
      { href: '/admin/mailbox', name: 'Mailbox', action: 'mailbox.view', isLocal: true },
    ],
  },
  {
    name: 'Visitors',
    places: [
      { href: '/visitors', name: 'Events and funnels', action: 'visitors.view' },
      { href: '/visitors/experiments', name: 'Experiments', action: 'visitors.view' },
      { href: '/visitors/consent', name: 'Consent', action: 'visitors.view' },
      { href: '/visitors/vitals', name: 'Web vitals', action: 'visitors.view' },
      { href: '/searches', name: 'Searches', action: 'traffic.view' },
    ],
  },
  {
    name: 'Operations',
    places: [
      { href: '/health', name: 'Health', action: 'health.view' },
      { href: '/visitors/errors', name: 'Errors', action: 'faults.view' },
      { href: '/audit', name: 'Audit log', action: 'audit.view' },
      { href: '/admin/scenarios', name: 'Scenarios', action: 'scenarios.use', isLocal: true },
    ],
  },
]

/** The rooms a role may enter, each with the places that are open to it. */
export const roomsOf = (role: StaffRole, isLocal: boolean): readonly Room[] =>
  rooms
    .map(({ name, places }) => ({
      name,
      places: places.filter(place => may(role, place.action) && (isLocal || place.isLocal === undefined)),
    }))
    .filter(({ places }) => places.length > 0)

/** Who comes for something else than what is first. */
const homes: Readonly<Partial<Record<StaffRole, string>>> = { support: '/orders' }

/** Where somebody of a role begins. */
export const firstPlaceOf = (role: StaffRole): string =>
  homes[role] ?? roomsOf(role, false)[0]?.places[0]?.href ?? '/sign-in'

/** The place a page belongs to: the longest address that its own begins with. */
export const deskPageAt = (open: readonly Room[], path: string): DeskPage | undefined =>
  open
    .flatMap(({ places }) => places)
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)[0]
