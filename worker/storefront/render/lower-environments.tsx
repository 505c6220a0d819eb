import type { Locale } from '#src/language/locales.ts'
import band from '#src/ui/layout/page.module.css'

import type { Settings } from '../bindings.ts'
import { buildId } from './assets.ts'

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

type Props = { readonly settings: Settings; readonly locale: Locale }

/** Which build runs with which settings. */
export const LowerEnvironmentsPage = ({ settings, locale }: Props) => (
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
