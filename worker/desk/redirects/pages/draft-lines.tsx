import type { RedirectRule } from '#kv/redirects/rule.ts'
import { withoutLine } from '#kv/redirects/show.ts'

import type { DraftFinding } from '../draft-review.ts'

/** More of a list than this is counted. */
const mostShown = 100

/** Rules, one a line. */
export function RuleLines({ title, rules }: { readonly title: string; readonly rules: readonly RedirectRule[] }) {
  if (rules.length === 0) return null
  return (
    <details open={rules.length <= 20}>
      <summary>
        {title}: {rules.length.toLocaleString('en')}
      </summary>
      <ul className="lines">
        {rules.slice(0, mostShown).map(rule => (
          <li key={rule.line}>
            <code>{withoutLine(rule)}</code>
          </li>
        ))}
      </ul>
      {rules.length > mostShown && <p>… and {(rules.length - mostShown).toLocaleString('en')} more.</p>}
    </details>
  )
}

/** Findings of a check, each with a link to its rule. */
export function Findings({
  title,
  findings,
  mayEdit,
}: {
  readonly title: string
  readonly findings: readonly DraftFinding[]
  readonly mayEdit: boolean
}) {
  if (findings.length === 0) return null
  return (
    <section>
      <h2>
        {title}: {findings.length}
      </h2>
      <ul className="lines">
        {findings.slice(0, mostShown).map(({ id, line, message, code }) => (
          <li key={`${line} ${code}`}>
            {mayEdit && id !== undefined ? <a href={`/redirects/rule/${id}`}>Line {line}</a> : `Line ${line}`}:{' '}
            {message}
          </li>
        ))}
      </ul>
      {findings.length > mostShown && <p>… and {findings.length - mostShown} more.</p>}
    </section>
  )
}
