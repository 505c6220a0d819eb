import { Moment } from '../../pages/moment.tsx'
import type { DraftState } from '../draft.ts'
import { worldwideMs, type PublishRefusal } from '../publishing.ts'
import type { ScheduledPublication } from '../scheduled.ts'

/** Publications that wait for their moment, and the last one where it could not be. */
export type ScheduledPublications = {
  readonly waiting: readonly ScheduledPublication[]
  readonly missed: ScheduledPublication | undefined
}

const time = (ms: number) => `${new Date(ms).toISOString().slice(11, 19)} UTC`

/** Says when what was published counts. */
export function JustPublished({ pointer, now }: Pick<DraftState, 'pointer'> & { readonly now: number }) {
  const [last] = pointer?.history ?? []
  if (pointer === undefined || last === undefined) return null
  const everywhereAt = last.at + worldwideMs
  return (
    <p className="note good" role="status">
      Published: {last.count.toLocaleString('en')} rules, revision {pointer.revision}.{' '}
      {pointer.off
        ? 'All rules are off, so none of them fires yet.'
        : `Live here now; worldwide ${now < everywhereAt ? `by ${time(everywhereAt)}` : 'too'}.`}
    </p>
  )
}

/** Why nothing was published. */
export function wordsOfRefusal(refusal: PublishRefusal): string {
  if (refusal.kind === 'nothing-new') return 'There is nothing to publish: the draft is what counts already.'
  if (refusal.kind === 'overtaken')
    return `${refusal.who} published revision ${refusal.revision} since this draft was begun. Bring it in first; nothing of either is lost.`
  if (refusal.kind === 'errors')
    return `${refusal.count} ${refusal.count === 1 ? 'error stands' : 'errors stand'} in the way. Nothing was published.`
  return `${refusal.removed} of ${refusal.of} published rules would go. Say below that this is meant; nothing was published.`
}

/** Scheduled publications, and those that failed. */
export function Scheduled({ waiting, missed, mayCancel }: ScheduledPublications & { readonly mayCancel: boolean }) {
  return (
    <>
      {missed !== undefined && (
        <p className="note bad">
          What {missed.who} had scheduled for <Moment at={missed.at} /> was not published, because somebody else
          published before. The draft still has it.
        </p>
      )}
      {waiting.map(({ number, at, who, count, note }) => (
        <form key={number} method="post" action="/redirects/draft/cancel" className="note row spread">
          <p>
            {count.toLocaleString('en')} {count === 1 ? 'rule is' : 'rules are'} published at <Moment at={at} />,
            scheduled by {who}
            {note !== '' && ` (“${note}”)`}. What is changed in the draft from now on is not among them.
          </p>
          <input type="hidden" name="number" value={number} />
          {mayCancel && (
            <button type="submit" className="quiet">
              Do not publish it
            </button>
          )}
        </form>
      ))}
    </>
  )
}
