import { reactRenderer, useRequestContext } from '@hono/react-renderer'
import type { ReactNode } from 'react'

import { defaultLocale, locales, type Locale } from '#src/language/locales.ts'

import type { DeskEnv } from '../context.ts'
import { may, type Action, type Member, type StaffRole } from '../staff/roles.ts'

declare module '@hono/react-renderer' {
  // Declarations merge with interfaces alone.
  interface Props {
    readonly title: string
    readonly locale: Locale
  }
}

/** A page's title; the desk speaks English. */
export const titled = (title: string) => ({ title, locale: defaultLocale })

type Place = { readonly href: string; readonly name: string; readonly action: Action }

/** Pages of the embedded platform, which a deployed one does not have. */
const localPlaces: readonly Place[] = [
  { href: '/admin/mailbox', name: 'Mailbox', action: 'mailbox.view' },
  { href: '/admin/warehouse', name: 'Warehouse', action: 'orders.move' },
  { href: '/admin/scenarios', name: 'Scenarios', action: 'scenarios.use' },
]

const places: readonly Place[] = [
  { href: '/redirects', name: 'Rules', action: 'redirects.view' },
  { href: '/redirects/draft', name: 'Draft', action: 'redirects.view' },
  { href: '/redirects/import', name: 'Import', action: 'redirects.edit' },
  { href: '/redirects/history', name: 'History', action: 'redirects.view' },
  { href: '/redirects/single-keys', name: 'Single keys', action: 'redirects.view' },
  { href: '/redirects/explain', name: 'Explain', action: 'redirects.view' },
  { href: '/not-found', name: 'Not found', action: 'traffic.view' },
  { href: '/searches', name: 'Searches', action: 'traffic.view' },
  { href: '/visitors', name: 'Visitors', action: 'visitors.view' },
  { href: '/visitors/consent', name: 'Consent', action: 'visitors.view' },
  { href: '/visitors/experiments', name: 'Experiments', action: 'visitors.view' },
  { href: '/visitors/vitals', name: 'Vitals', action: 'visitors.view' },
  { href: '/visitors/errors', name: 'Errors', action: 'faults.view' },
  { href: '/health', name: 'Health', action: 'health.view' },
  { href: '/content', name: 'Content', action: 'content.view' },
  { href: '/previews', name: 'Previews', action: 'previews.share' },
  { href: '/pages', name: 'Stored pages', action: 'pages.view' },
  { href: '/orders', name: 'Orders', action: 'orders.view' },
  { href: '/customers', name: 'Customers', action: 'customers.view' },
  { href: '/audit', name: 'Audit log', action: 'audit.view' },
]

/** Where somebody of a role begins. */
export const firstPlaceOf = (role: StaffRole): string =>
  places.find(({ action }) => may(role, action))?.href ?? '/sign-in'

type BarProps = { readonly member: Member; readonly path: string; readonly isLocal: boolean }

function Bar({ member, path, isLocal }: BarProps) {
  return (
    <header className="bar">
      <strong>Fellholm desk</strong>
      <nav aria-label="Desk">
        {[...places, ...(isLocal ? localPlaces : [])]
          .filter(({ action }) => may(member.role, action))
          .map(({ href, name }) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {name}
            </a>
          ))}
      </nav>
      <form method="post" action="/sign-out">
        <span>
          {member.name}, {member.role}
        </span>
        <button type="submit" className="quiet">
          Sign out
        </button>
      </form>
    </header>
  )
}

type DocumentProps = {
  readonly title: string
  readonly locale: Locale
  readonly children: ReactNode
}

function DeskDocument({ title, locale, children }: DocumentProps) {
  const c = useRequestContext<DeskEnv>()
  const member = c.get('member') as Member | undefined
  return (
    <html lang={locales[locale].language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Fellholm desk`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/desk.css" />
      </head>
      <body>
        <a className="skip" href="#main">
          To the content
        </a>
        {member !== undefined && <Bar member={member} path={c.req.path} isLocal={c.get('isLocal') === true} />}
        <main id="main">{children}</main>
      </body>
    </html>
  )
}

/** Renders whole documents, uncached. */
export const documents = reactRenderer(
  ({ children, title, locale }) => (
    <DeskDocument title={title} locale={locale}>
      {children}
    </DeskDocument>
  ),
  {
    docType: '<!doctype html>',
  },
)
