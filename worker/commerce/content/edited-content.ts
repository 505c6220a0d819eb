import { withTexts } from '#src/commerce/entry-texts.ts'
import type { Locale } from '#src/language/locales.ts'

import { watched } from '../db/catalogue/watched.ts'
import {
  ofEntry,
  ofPage,
  readContentEdits,
  textsKey,
  timesKey,
  type ContentEdits,
  type EditedSubject,
} from '../db/content-edits.ts'
import type { Database } from '../db/database.ts'
import type { Scheduled, SiteContent, SlotEntry } from './site-content.ts'

/** Something with the times an editor gave it, in the place of its own. */
function timed<Thing extends Scheduled>(thing: Thing, subject: EditedSubject, { times }: ContentEdits): Thing {
  const edited = times.get(timesKey(subject))
  if (edited === undefined) return thing
  const { from: _from, until: _until, ...rest } = thing
  const { revision: _revision, ...shown } = edited
  return { ...rest, ...shown } as Thing
}

function editedEntry(entry: SlotEntry, place: string, locale: Locale, edits: ContentEdits): SlotEntry {
  const subject = ofEntry(place, entry.id)
  const texts = edits.texts.get(textsKey(subject, locale))?.texts
  const said = texts === undefined ? entry : { ...entry, data: withTexts(entry.data, texts) }
  return timed(said, subject, edits)
}

/** A shop's content with what its editors changed lying over what it was given. */
export function editedContent(content: SiteContent, db: Database): SiteContent {
  const edits = watched(db, 'content', () => readContentEdits(db))
  const pagesOf = new Map<Locale, { readonly of: ContentEdits; readonly pages: ReturnType<SiteContent['pages']> }>()
  return {
    ...content,
    pages: locale => {
      const known = pagesOf.get(locale)
      if (known?.of === edits()) return known.pages
      const pages = content.pages(locale).map(page => timed(page, ofPage(page.name), edits()))
      pagesOf.set(locale, { of: edits(), pages })
      return pages
    },
    slots: (place, locale) =>
      content.slots(place, locale)?.map(({ items, ...section }) => ({
        ...section,
        items: items.map(item => editedEntry(item, place, locale, edits())),
      })),
  }
}
