import { reactRenderer, useRequestContext } from '@hono/react-renderer'
import type { ReactNode } from 'react'

import { defaultLocale, locales, type Locale } from '#src/language/locales.ts'

import type { DeskEnv } from '../context.ts'
import type { Member } from '../staff/roles.ts'
import { sheetAddress } from '../styles/styles.ts'
import { Bar } from './bar.tsx'

declare module '@hono/react-renderer' {
  // Declarations merge with interfaces alone.
  interface Props {
    readonly title: string
    readonly locale: Locale
  }
}

/** A page's title; the desk speaks English. */
export const titled = (title: string) => ({ title, locale: defaultLocale })

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
        <link rel="stylesheet" href={sheetAddress} />
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
