import type { SiteName } from '#src/language/locales.ts'

import type { EditedPage } from './content-page.tsx'
import { SavedNote, type SaveOutcome } from './outcome.tsx'
import { typedMoment, type TypedTimes } from './read-fields.ts'
import { TimesFields } from './times-fields.tsx'

type Props = {
  readonly site: SiteName
  readonly page: EditedPage & { readonly revision: number }
  readonly mayEdit: boolean
  readonly outcome: SaveOutcome | undefined
  readonly tags?: readonly string[]
  readonly typed?: TypedTimes
  readonly wrong?: { readonly wrong: keyof TypedTimes; readonly why: string }
}

/** `/content/:site/page/:name`: when a page is shown. */
export function PageTimesPage({ site, page, mayEdit, outcome, tags, typed, wrong }: Props) {
  const known = { from: typedMoment(page.from), until: typedMoment(page.until) }
  return (
    <>
      <h1>{page.title}</h1>
      <SavedNote outcome={outcome} {...(tags && { tags })} />
      <p>
        <code>{page.href}</code>, {page.kind}. An empty field is open: without both, it is always shown.
      </p>
      {mayEdit ? (
        <form method="post" className="fields grid">
          <input type="hidden" name="revision" value={page.revision} />
          <TimesFields of="page" typed={typed ?? known} wrong={wrong} />
          <button type="submit">Change the times</button>
        </form>
      ) : (
        <p>
          Shown from {known.from || 'always'} until {known.until || 'always'}.
        </p>
      )}
      <p>
        <a href={`/content?site=${site}`}>Back to the content</a>
      </p>
    </>
  )
}
