import * as v from 'valibot'

import type { EntryTexts } from '#src/commerce/entry-texts.ts'
import type { Locale } from '#src/language/locales.ts'

import type { Scheduled } from '../content/site-content.ts'
import { bumpVersion } from './catalogue/catalogue.ts'
import { jsonColumn, type Database } from './database.ts'

/** What times and texts are of. */
export type EditedSubject = { readonly kind: 'page' | 'entry'; readonly subject: string }

export const ofPage = (name: string): EditedSubject => ({ kind: 'page', subject: name })
export const ofEntry = (place: string, id: string): EditedSubject => ({ kind: 'entry', subject: `${place}#${id}` })

const textsColumn = jsonColumn<EntryTexts>(v.record(v.string(), v.string()))

type TimesRow = {
  kind: string
  subject: string
  shown_from: number | null
  shown_until: number | null
  revision: number
}
type TextsRow = { subject: string; locale: string; texts: string; revision: number }

export type ContentEdits = {
  readonly times: ReadonlyMap<string, Scheduled & { readonly revision: number }>
  readonly texts: ReadonlyMap<string, { readonly texts: EntryTexts; readonly revision: number }>
}

export const timesKey = ({ kind, subject }: EditedSubject): string => `${kind} ${subject}`
export const textsKey = ({ subject }: EditedSubject, locale: Locale): string => `${locale} ${subject}`

/** Everything editors have changed of a shop's content. */
export const readContentEdits = (db: Database): ContentEdits => ({
  times: new Map(
    db.all<TimesRow>('SELECT * FROM content_times').map(({ kind, subject, shown_from, shown_until, revision }) => [
      `${kind} ${subject}`,
      {
        ...(shown_from === null ? {} : { from: shown_from }),
        ...(shown_until === null ? {} : { until: shown_until }),
        revision,
      },
    ]),
  ),
  texts: new Map(
    db
      .all<TextsRow>('SELECT * FROM content_texts')
      .map(({ subject, locale, texts, revision }) => [
        `${locale} ${subject}`,
        { texts: textsColumn.read(texts), revision },
      ]),
  ),
})

/** From now on something is shown at these times. */
export function writeTimes(db: Database, { kind, subject }: EditedSubject, { from, until }: Scheduled): void {
  db.run(
    `INSERT INTO content_times (kind, subject, shown_from, shown_until, revision) VALUES (?, ?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET shown_from = excluded.shown_from, shown_until = excluded.shown_until,
       revision = revision + 1`,
    kind,
    subject,
    from ?? null,
    until ?? null,
  )
  bumpVersion(db, 'content')
}

/** From now on an entry says these texts in a locale. */
export function writeTexts(db: Database, { subject }: EditedSubject, locale: Locale, texts: EntryTexts): void {
  db.run(
    `INSERT INTO content_texts (subject, locale, texts, revision) VALUES (?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET texts = excluded.texts, revision = revision + 1`,
    subject,
    locale,
    textsColumn.write(texts),
  )
  bumpVersion(db, 'content')
}
