import { localeNames, type Locale } from '#src/language/locales.ts'

import { Moment } from '../pages/moment.tsx'

/** What a link to a preview is asked for with. */
export type PreviewRequest = {
  readonly locale: Locale
  readonly path: string
  readonly date: string
  readonly flag: string
  readonly variation: string
  readonly hours: number
}

type Props = {
  readonly asked: PreviewRequest
  readonly wrong: { readonly path: boolean; readonly date: boolean }
  /** The link, and until when it opens anything; undefined where none was made. */
  readonly made: { readonly href: string; readonly until: number } | undefined
  /** Why none can be made. */
  readonly isClosed: boolean
}

const lives = [
  [1, 'one hour'],
  [24, 'one day'],
  [72, 'three days'],
  [168, 'one week'],
] as const

/** `/previews`: links with which somebody without an account sees what is not published. */
export function PreviewsPage({ asked, wrong, made, isClosed }: Props) {
  return (
    <>
      <h1>Previews</h1>
      <p>
        A link shows the store as it will be, on every page one clicks to, until it expires. It agrees to nothing for
        whoever opens it, and what they see is never stored.
      </p>
      {isClosed && (
        <p className="note bad">This desk has no PURGE_KEY, which signs such links, so none can be made here.</p>
      )}
      {made !== undefined && (
        <p className="note good" role="status">
          <a href={made.href}>{made.href}</a>
          <br />
          Opens until <Moment at={made.until} />.
        </p>
      )}
      <form method="post" className="fields grid">
        <label>
          Locale
          <select name="locale" defaultValue={asked.locale}>
            {localeNames.map(one => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Path
          <input
            name="path"
            defaultValue={asked.path}
            placeholder="/articles/spring-snow"
            required
            aria-invalid={wrong.path || undefined}
          />
          {wrong.path && <strong className="bad">A path begins with a slash and has no locale and no query.</strong>}
        </label>
        <label>
          As it will be on
          <input name="date" type="datetime-local" defaultValue={asked.date} aria-invalid={wrong.date || undefined} />
          {wrong.date && <strong className="bad">Write a moment as 2027-03-01T08:00.</strong>}
        </label>
        <label>
          Flag of an experiment
          <input name="flag" defaultValue={asked.flag} maxLength={64} />
        </label>
        <label>
          Its variation
          <input name="variation" defaultValue={asked.variation} maxLength={64} />
        </label>
        <label>
          Opens for
          <select name="hours" defaultValue={asked.hours}>
            {lives.map(([hours, name]) => (
              <option key={hours} value={hours}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Make a link</button>
      </form>
    </>
  )
}
