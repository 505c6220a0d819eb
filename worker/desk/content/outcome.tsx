/** How saving ended, and what it purged. */
export type SaveOutcome = 'saved' | 'outdated' | 'unreadable' | 'unchecked'

type Props = { readonly outcome: SaveOutcome | undefined; readonly tags?: readonly string[] }

const refusals = {
  outdated: 'Somebody changed it while you did. Nothing of yours was kept; what is there now stands below.',
  unreadable: 'Something below cannot be read. Nothing was changed.',
  unchecked: 'Saved, but the store did not take the purge. The desk asks again within a minute.',
} as const

/** Says how saving ended. */
export function SavedNote({ outcome, tags }: Props) {
  if (outcome === undefined) return null
  if (outcome !== 'saved')
    return (
      <p className="note bad" role="alert">
        {refusals[outcome]}
      </p>
    )
  if (tags === undefined || tags.length === 0)
    return (
      <p className="note good" role="status">
        Saved. No stored page shows it.
      </p>
    )
  return (
    <div className="note good" role="status">
      <p>Saved. The store shows it here now, elsewhere within a minute.</p>
      <details>
        <summary>{tags.length === 1 ? '1 tag was purged' : `${tags.length} tags were purged`}</summary>
        <p>{tags.join(', ')}</p>
      </details>
    </div>
  )
}
