import { renderToString } from 'react-dom/server'

import type { Route } from '#routes/table.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { isLocale, type Locale } from '#src/language/locales.ts'
import { bareShell } from '#src/shop/content/shell.ts'
import band from '#src/ui/layout/page.module.css'

import type { Settings } from '../settings/bindings.ts'
import type { StorefrontMiddleware } from '../context.ts'
import { buildId } from './assets.ts'
import { Document, LaterStyles, PageTags } from './document.tsx'

const route: Route = { path: '/lower-envs', kind: 'public', layout: 'hidden' }

/** Never shown, not even here. */
const secrets: ReadonlySet<string> = new Set(['SESSION_SECRET', 'AUTH_ACCESS_KEY'])

const tools = {
  'Health of each part': '/healthcheck',
  'Letters and text messages': '/admin/mailbox',
  'Scenarios of the platform': '/admin/scenarios',
} as const

/** Settings with a value that can be read; bindings have none. */
const shownSettings = (settings: Settings) =>
  Object.entries(settings).flatMap(([name, value]): [string, string][] =>
    secrets.has(name) || typeof value === 'object' ? [] : [[name, String(value)]],
  )

const Page = ({ settings, locale }: { readonly settings: Settings; readonly locale: Locale }) => (
  <article className={`${band.band} ${band.section}`}>
    <h1>Lower environments</h1>
    <p>
      Build <code>{buildId}</code>, not in production.
    </p>
    <ul>
      {Object.entries({ ...tools, Components: `/${locale}/components`, Sandbox: `/${locale}/sandbox` }).map(
        ([name, path]) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ),
      )}
    </ul>
    <h2>Settings</h2>
    <dl>
      {shownSettings(settings).map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </article>
)

const render = (locale: Locale, settings: Settings) =>
  `<!doctype html>${renderToString(
    <Document
      language={languageOf(locale)}
      shell={bareShell}
      route={route}
      tags={
        <>
          <PageTags
            head={{ title: 'Lower environments · Fellholm', noindex: true }}
            storeOrigin={settings.STORE_ORIGIN}
          />
          <LaterStyles />
        </>
      }
    >
      <Page settings={settings} locale={locale} />
    </Document>,
  )}`

/** `GET /{locale}/lower-envs`: which build runs with which settings. Local builds only: D39, 404 in production. */
export const lowerEnvironments: StorefrontMiddleware = (c, next) => {
  const { pathname } = c.env.address
  const [, locale = ''] = /^\/([a-z]{2}-[a-z]{2})\/lower-envs$/.exec(pathname) ?? []
  if (!isLocale(locale)) return next()
  return Promise.resolve(c.html(render(locale, c.env.settings), 200, { 'cache-control': 'no-store' }))
}
