/** The roles of people who run the store. */
export const roles = ['viewer', 'editor', 'publisher', 'warehouse', 'support', 'engineer'] as const
export type StaffRole = (typeof roles)[number]

/** Everything one may do at the desk, with the roles that may. The one table of permissions. */
export const permissions = {
  'redirects.view': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'redirects.edit': ['editor', 'publisher', 'engineer'],
  'redirects.publish': ['publisher', 'engineer'],
  'redirects.switch': ['publisher', 'engineer'],
  'traffic.view': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'pages.view': ['viewer', 'editor', 'publisher', 'engineer'],
  'pages.purge': ['publisher', 'engineer'],
  'content.view': ['viewer', 'editor', 'publisher', 'engineer'],
  'content.edit': ['editor', 'publisher', 'engineer'],
  'orders.view': ['warehouse', 'support', 'engineer'],
  'orders.move': ['warehouse', 'engineer'],
  'orders.cancel': ['support', 'engineer'],
  'orders.refund': ['support', 'engineer'],
  'letters.resend': ['support', 'engineer'],
  'customers.view': ['support', 'engineer'],
  'customers.look': ['support', 'engineer'],
  'events.view': ['warehouse', 'support', 'engineer'],
  'photos.decide': ['editor', 'support', 'engineer'],
  'scenarios.use': ['support', 'engineer'],
  'mailbox.view': ['editor', 'support', 'engineer'],
  'previews.share': ['editor', 'publisher', 'engineer'],
  'visitors.view': ['viewer', 'editor', 'publisher', 'engineer'],
  'experiments.switch': ['publisher', 'engineer'],
  'faults.view': ['engineer', 'support'],
  'health.view': ['publisher', 'support', 'engineer'],
  'audit.view': ['publisher', 'engineer'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Action = keyof typeof permissions

export const may = (role: StaffRole, action: Action): boolean => permissions[action].some(one => one === role)

/** Somebody who is signed in. */
export type Member = { readonly email: string; readonly name: string; readonly role: StaffRole }
