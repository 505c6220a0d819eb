import type { RedirectRule } from '#kv/redirects/rule.ts'

import { may, type StaffRole } from '../../staff/roles.ts'
import { isOvertaken } from '../draft.ts'
import type { DraftReview } from '../draft-review.ts'
import type { PublishRefusal } from '../publishing.ts'
import { Findings, RuleLines } from './draft-lines.tsx'
import { Hosts, PublishForm } from './publish-form.tsx'
import { JustPublished, Scheduled, wordsOfRefusal, type ScheduledPublications } from './publications.tsx'

/** The result of the last press. */
export type DraftNews = {
  /** The draft was published a moment ago. */
  readonly isPublished?: boolean
  readonly refusal?: PublishRefusal | undefined
  /** Rules that the draft and a publication meanwhile both changed. */
  readonly both?: readonly RedirectRule[]
  /** Words in the field of hosts that are no host. */
  readonly noHosts?: readonly string[]
  /** The given time is no time, or has passed. */
  readonly noMoment?: boolean
}

type Props = {
  readonly review: DraftReview
  readonly role: StaffRole
  readonly scheduled: ScheduledPublications
  readonly news: DraftNews
  /** Milliseconds since 1970. */
  readonly now: number
}

function Overtaken({ review: { state } }: { readonly review: DraftReview }) {
  const [last] = state.pointer?.history ?? []
  if (!isOvertaken(state) || last === undefined) return null
  return (
    <form method="post" action="/redirects/draft/merge" className="note bad">
      <p>
        {last.who} published revision {last.revision} since this draft was begun
        {last.note !== '' && ` (“${last.note}”)`}.
      </p>
      <button type="submit">Bring it into the draft</button>
    </form>
  )
}

/** `/redirects/draft`: what publishing would change, what is wrong with it, and publishing. */
export function DraftPage({ review, role, scheduled, news, now }: Props) {
  const { isPublished = false, refusal, both, noHosts, noMoment = false } = news
  const { state, difference, findings, count, note } = review
  const { added, changed, removed, kept } = difference
  const errors = findings.filter(one => one.isError)
  const mayEdit = may(role, 'redirects.edit')
  return (
    <>
      <h1>Draft</h1>
      {isPublished && <JustPublished pointer={state.pointer} now={now} />}
      {refusal !== undefined && (
        <p className="note bad" role="alert">
          {wordsOfRefusal(refusal)}
        </p>
      )}
      {both !== undefined && (
        <div className="note" role="status">
          <p>
            Both are together now.{' '}
            {both.length === 0 ? 'No rule was changed by both.' : 'These rules were changed by both; the draft’s stay:'}
          </p>
          <RuleLines title="Changed by both" rules={both} />
        </div>
      )}
      <Overtaken review={review} />
      <Scheduled {...scheduled} mayCancel={may(role, 'redirects.publish')} />
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
      <RuleLines title="Added" rules={added} />
      <RuleLines title="Changed" rules={changed} />
      <RuleLines title="Removed" rules={removed} />
      <Findings title="Worth a look" findings={findings.filter(one => !one.isError)} mayEdit={mayEdit} />
      {note !== undefined && <p>{note}</p>}
      {may(role, 'redirects.publish') && <Hosts hosts={state.hosts} wrong={noHosts} />}
      {state.changes > 0 && (
        <div className="row top">
          {may(role, 'redirects.publish') ? (
            <PublishForm removes={removed.length > 0} isNoMoment={noMoment} />
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
