import { textsOf, type EntryTexts } from '#src/commerce/entry-texts.ts'

import type { Context } from '../context.ts'
import { ofEntry, ofPage, readContentEdits, textsKey, timesKey, writeTexts, writeTimes } from '../db/content-edits.ts'
import { noteChanges } from '../db/changes.ts'
import { pagesTouchedBy } from './shown.ts'
import type { Scheduled, StoredContentPage } from './site-content.ts'

/** Times as the contract writes them. */
type Times = { readonly from?: string | undefined; readonly until?: string | undefined }

const said = ({ from, until }: Scheduled) => ({
  ...(from === undefined ? {} : { from: new Date(from).toISOString() }),
  ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
})

const meant = ({ from, until }: Times): Scheduled => ({
  ...(from === undefined ? {} : { from: Date.parse(from) }),
  ...(until === undefined ? {} : { until: Date.parse(until) }),
})

const revisionOfPage = ({ db }: Context, name: string): number =>
  readContentEdits(db).times.get(timesKey(ofPage(name)))?.revision ?? 0

/** A page for an editor. */
export const pageAnswer = (context: Context, page: StoredContentPage) => ({
  name: page.name,
  kind: page.kind,
  title: page.title,
  href: page.href,
  ...said(page),
  revision: revisionOfPage(context, page.name),
})

/** Shows a page at other times; false where somebody else has changed them meanwhile. */
export function changePageTimes(
  context: Context,
  page: StoredContentPage,
  { revision, ...times }: Times & { readonly revision: number },
): boolean {
  const { db, content, locale } = context
  return db.transact(() => {
    if (revisionOfPage(context, page.name) !== revision) return false
    writeTimes(db, ofPage(page.name), meant(times))
    noteChanges(
      db,
      pagesTouchedBy(content, locale, page).map(id => ({ kind: 'page', id })),
    )
    return true
  })
}

/** The entries of a slot in the caller's locale, for an editor; undefined where the place has none. */
export function entriesOf({ content, locale, db }: Context, place: string) {
  const edits = readContentEdits(db)
  return content.slots(place, locale)?.flatMap(section =>
    section.items.map(({ id, type, data, from, until }) => {
      const subject = ofEntry(place, id)
      const times = edits.times.get(timesKey(subject))?.revision ?? 0
      const texts = edits.texts.get(textsKey(subject, locale))?.revision ?? 0
      return {
        id,
        section: section.name,
        type,
        data,
        texts: textsOf(data),
        ...said({ from, until }),
        revision: times + texts,
      }
    }),
  )
}

type Entry = NonNullable<ReturnType<typeof entriesOf>>[number]

type EntryChange = Times & {
  readonly place: string
  readonly texts: EntryTexts
  readonly revision: number
}

/** Changes an entry's texts and times; false where somebody else was faster, or a text stands nowhere in it. */
export function changeEntry(
  { db, locale }: Context,
  entry: Entry,
  { place, texts, revision, ...times }: EntryChange,
): boolean {
  if (entry.revision !== revision || Object.keys(texts).some(path => entry.texts[path] === undefined)) return false
  const subject = ofEntry(place, entry.id)
  db.transact(() => {
    writeTexts(db, subject, locale, { ...entry.texts, ...texts })
    writeTimes(db, subject, meant(times))
    noteChanges(db, [{ kind: 'slot', id: place }])
  })
  return true
}
