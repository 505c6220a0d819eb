import type { RedirectRule } from '#kv/redirects/rule.ts'
import { withoutLine } from '#kv/redirects/show.ts'

import { may, type StaffRole } from '../../staff/roles.ts'
import { isOvertaken, type DraftState } from '../draft.ts'
import { worldwideMs, type PublishRefusal } from '../publishing.ts'
import type { DraftFinding, DraftReview } from '../review.ts'

type Props = {
  readonly review: DraftReview
  readonly role: StaffRole
  /** What is published now was published a moment ago. */
  readonly isPublished?: boolean
  readonly refusal?: PublishRefusal
  /** Rules that the draft and a publication meanwhile both changed. */
  readonly both?: readonly RedirectRule[]
  /** What was given as hosts and is none. */
  readonly noHosts?: readonly string[]
}

/** More of a list than this is counted. */
const mostShown = 100

const time = (ms: number) => `${new Date(ms).toISOString().slice(11, 19)} UTC`

/** Says when what was published counts. */
function JustPublished({ pointer }: Pick<DraftState, 'pointer'>) {
  const [last] = pointer?.history ?? []
  if (pointer === undefined || last === undefined) return null
  return (
    <p className="note good" role="status">
      Published: {last.count.toLocaleString('en')} rules, revision {pointer.revision}.{' '}
      {pointer.off
        ? 'All rules are off, so none of them fires yet.'
        : `Live on this machine within two seconds; worldwide by ${time(last.at + worldwideMs)}.`}
    </p>
  )
}

/** Why nothing was published. */
function wordsOf(refusal: PublishRefusal): string {
  if (refusal.kind === 'nothing-new') return 'There is nothing to publish: the draft is what counts already.'
  if (refusal.kind === 'overtaken')
    return `${refusal.who} published revision ${refusal.revision} since this draft was begun. Bring it in first; nothing of either is lost.`
  if (refusal.kind === 'errors')
    return `${refusal.count} ${refusal.count === 1 ? 'error stands' : 'errors stand'} in the way. Nothing was published.`
  return `${refusal.removed} of ${refusal.of} published rules would go. Say below that this is meant; nothing was published.`
}

function Rules({ title, rules }: { readonly title: string; readonly rules: readonly RedirectRule[] }) {
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

function Findings({
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

function Overtaken({ review: { state } }: { readonly review: DraftReview }) {
  const [last] = state.pointer?.history ?? []
  if (!isOvertaken(state) || last === undefined) return null
  return (
    <form method="post" action="/redirects/draft/bring-together" className="note bad">
      <p>
        {last.who} published revision {last.revision} since this draft was begun
        {last.note !== '' && ` (“${last.note}”)`}.
      </p>
      <button type="submit">Bring it into the draft</button>
    </form>
  )
}

function PublishForm({ removes }: { readonly removes: boolean }) {
  return (
    <form method="post" action="/redirects/draft/publish" className="fields">
      <label>
        Why <input name="note" maxLength={200} placeholder="Spring catalogue" />
      </label>
      {removes && (
        <label className="check">
          <input type="checkbox" name="may-remove" value="yes" /> More than a tenth of the published rules may go
        </label>
      )}
      <button type="submit">Publish</button>
    </form>
  )
}

/** The hosts outside the store that rules may lead to: who publishes says which. */
function Hosts({ hosts, wrong }: { readonly hosts: readonly string[]; readonly wrong: readonly string[] | undefined }) {
  return (
    <details open={wrong !== undefined}>
      <summary>Other hosts that rules may lead to: {hosts.length === 0 ? 'none' : hosts.join(', ')}</summary>
      <form method="post" action="/redirects/draft/hosts" className="fields">
        <label>
          Host names, separated by commas
          <input
            name="hosts"
            defaultValue={[...hosts, ...(wrong ?? [])].join(', ')}
            placeholder="help.example"
            aria-invalid={wrong !== undefined || undefined}
          />
          {wrong !== undefined && (
            <strong className="bad">No host name: {wrong.join(', ')}. Nothing was changed.</strong>
          )}
        </label>
        <button type="submit" className="quiet">
          Keep in the draft
        </button>
      </form>
    </details>
  )
}

/** `/redirects/draft`: what publishing would change, what is wrong with it, and publishing. */
export function DraftPage({ review, role, isPublished = false, refusal, both, noHosts }: Props) {
  const { state, difference, findings, count } = review
  const { added, changed, removed, kept } = difference
  const errors = findings.filter(one => one.isError)
  const mayEdit = may(role, 'redirects.edit')
  return (
    <>
      <h1>Draft</h1>
      {isPublished && <JustPublished pointer={state.pointer} />}
      {refusal !== undefined && (
        <p className="note bad" role="alert">
          {wordsOf(refusal)}
        </p>
      )}
      {both !== undefined && (
        <div className="note" role="status">
          <p>
            Both are together now.{' '}
            {both.length === 0 ? 'No rule was changed by both.' : 'These rules were changed by both; the draft’s stay:'}
          </p>
          <Rules title="Changed by both" rules={both} />
        </div>
      )}
      <Overtaken review={review} />
      {state.changes === 0 ? (
        <p>
          Nothing was changed since {state.base === '' ? 'the desk was opened' : `revision ${state.base}`}:{' '}
          {count.toLocaleString('en')} rules.
        </p>
      ) : (
        <p>
          {count.toLocaleString('en')} rules: {added.length} added, {changed.length} changed, {removed.length} removed,{' '}
          {kept.toLocaleString('en')} as they are.
        </p>
      )}
      <Findings title="Errors, which stop a publication" findings={errors} mayEdit={mayEdit} />
      <Rules title="Added" rules={added} />
      <Rules title="Changed" rules={changed} />
      <Rules title="Removed" rules={removed} />
      <Findings title="Worth a look" findings={findings.filter(one => !one.isError)} mayEdit={mayEdit} />
      {may(role, 'redirects.publish') && <Hosts hosts={state.hosts} wrong={noHosts} />}
      {state.changes > 0 && (
        <div className="row top">
          {may(role, 'redirects.publish') ? (
            <PublishForm removes={removed.length > 0} />
          ) : (
            <p>A publisher or an engineer publishes it.</p>
          )}
          {mayEdit && (
            <form method="post" action="/redirects/draft/discard">
              <button type="submit" className="quiet">
                Take all changes back
              </button>
            </form>
          )}
        </div>
      )}
    </>
  )
}
