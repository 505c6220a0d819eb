/** Publishing the draft, now or at a moment. */
export function PublishForm({ removes, isNoMoment }: { readonly removes: boolean; readonly isNoMoment: boolean }) {
  return (
    <form method="post" action="/redirects/draft/publish" className="fields">
      <label>
        Why <input name="note" maxLength={200} placeholder="Spring catalogue" />
      </label>
      <label>
        When, in UTC; empty for now
        <input type="datetime-local" name="at" aria-invalid={isNoMoment || undefined} />
        {isNoMoment && <strong className="bad">That moment has passed, or is none. Nothing was published.</strong>}
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
export function Hosts({
  hosts,
  wrong,
}: {
  readonly hosts: readonly string[]
  readonly wrong: readonly string[] | undefined
}) {
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
