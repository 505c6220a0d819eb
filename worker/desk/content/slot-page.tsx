import { localeNames, locales, type Locale, type SiteName } from '#src/language/locales.ts'
import type { EntryTexts } from '#src/commerce/entry-texts.ts'

import { pathInWords } from '../pages/name-in-words.ts'
import { SavedNote, type SaveOutcome } from './outcome.tsx'
import { typedMoment, type TypedTimes } from './read-fields.ts'
import { TimesFields } from './times-fields.tsx'

export type EditedEntry = {
  readonly id: string
  readonly section: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly texts: EntryTexts
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly revision: number
}

/** What somebody typed that cannot be kept, and why: a text by where it stands, or one of the times. */
export type WrongEntry = {
  readonly id: string
  readonly texts: EntryTexts
  readonly times: TypedTimes
  readonly wrong: string
  readonly why: string
}

type Props = {
  readonly site: SiteName
  readonly place: string
  readonly locale: Locale
  readonly entries: readonly EditedEntry[]
  readonly mayEdit: boolean
  readonly outcome: SaveOutcome | undefined
  readonly tags?: readonly string[]
  readonly wrong?: WrongEntry
}

/** Longer texts have a field of several lines. */
const longLine = 60

type TextFieldProps = {
  readonly id: string
  readonly path: string
  readonly value: string
  readonly why: string | undefined
}

function TextField({ id, path, value, why }: TextFieldProps) {
  const field = {
    id,
    name: `text:${path}`,
    defaultValue: value,
    'aria-invalid': why !== undefined || undefined,
    'aria-describedby': why === undefined ? undefined : `${id}-problem`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{pathInWords(path)}</label>
      {value.length > longLine ? <textarea {...field} rows={3} /> : <input {...field} />}
      {why !== undefined && (
        <strong className="bad" id={`${id}-problem`}>
          {why}
        </strong>
      )}
    </div>
  )
}

type EntryProps = Pick<Props, 'place' | 'locale' | 'mayEdit'> & {
  readonly entry: EditedEntry
  readonly wrong: WrongEntry | undefined
}

function EntryForm({ place, locale, entry, mayEdit, wrong }: EntryProps) {
  const { id, section, type, texts, revision } = entry
  const times = wrong?.times ?? { from: typedMoment(entry.from), until: typedMoment(entry.until) }
  const side = (['from', 'until'] as const).find(one => one === wrong?.wrong)
  const ofTimes = wrong !== undefined && side !== undefined ? { wrong: side, why: wrong.why } : undefined
  return (
    <section aria-labelledby={`entry-${id}`}>
      <h2 id={`entry-${id}`}>
        {id} <small>{`${type}, in “${section}”`}</small>
      </h2>
      <form method="post" className="fields grid">
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="revision" value={revision} />
        {Object.entries(texts).map(([path, text]) => (
          <TextField
            key={path}
            id={`${id}-${path}`}
            path={path}
            value={wrong?.texts[path] ?? text}
            why={wrong?.wrong === path ? wrong.why : undefined}
          />
        ))}
        <TimesFields of={id} typed={times} wrong={ofTimes} />
        {mayEdit && <button type="submit">Change the entry</button>}
      </form>
    </section>
  )
}

/** `/content/:site/slot`: the entries of a slot in one locale, and when each is shown. */
export function SlotPage({ site, place, locale, entries, mayEdit, outcome, tags, wrong }: Props) {
  const own = localeNames.filter(name => locales[name].site === site)
  return (
    <>
      <h1>Slot {place}</h1>
      <SavedNote outcome={outcome} {...(tags && { tags })} />
      <form method="get" className="row">
        <input type="hidden" name="place" value={place} />
        <label>
          Locale
          <select name="locale" defaultValue={locale}>
            {own.map(one => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="quiet">
          Show
        </button>
      </form>
      <p>Texts are of this locale alone; times are of the whole shop. An entry with empty times is always shown.</p>
      {entries.map(entry => (
        <EntryForm
          key={entry.id}
          {...{ place, locale, entry, mayEdit }}
          wrong={wrong?.id === entry.id ? wrong : undefined}
        />
      ))}
      <p>
        <a href={`/content?site=${site}`}>Back to the content</a>
      </p>
    </>
  )
}
