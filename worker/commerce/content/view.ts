import type { ContentSection, MenuItem } from '#src/commerce/calls/content.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { isShown } from './shown.ts'
import type {
  ContentView,
  Scheduled,
  SlotSection,
  StoredContentPage,
  StoredMenuItem,
  StoredNotice,
} from './site-content.ts'

type Path = { readonly mode: string; readonly siteId?: string }
type Options = { readonly previewDate?: string | undefined }

/** How a request looks at content; nothing for a site or mode that does not exist (R286). */
function askedBy(
  { mode, siteId }: Path,
  { previewDate }: Options,
  { site, locale, now }: Context,
): ContentView | undefined {
  if (siteId !== undefined && siteId !== site) return undefined
  if (mode === 'publish') return { locale, mode, now: now() }
  if (mode !== 'preview') return undefined
  const moment = previewDate === undefined ? undefined : Date.parse(previewDate)
  return { locale, mode, now: Number.isNaN(moment) ? undefined : moment }
}

/** The content that `find` returns at the caller's moment; API404 when there is none. */
export function contentFor<Value>(
  { path, query }: { readonly path: Path; readonly query: Options },
  context: Context,
  find: (asked: ContentView) => Value | undefined,
): Result<Value, 'API404'> {
  const asked = askedBy(path, query, context)
  const value = asked && find(asked)
  return value === undefined ? fail('API404') : ok(value)
}

/** In a preview, that shoppers do not see something now. */
export const markOf = (thing: Scheduled, { mode }: ContentView, { now }: Pick<Context, 'now'>) =>
  mode === 'preview' && !isShown(thing, { now: now() }) ? { unpublished: true } : {}

/** A page without what only the library needs. */
export function shownPage(page: StoredContentPage, asked: ContentView, context: Context) {
  const { name, title, description, sections } = page
  const mark = markOf(page, asked, context)
  const marked = sections.map(section => ({ ...section, items: section.items.map(item => ({ ...item, ...mark })) }))
  return { name, title, description, sections: mark.unpublished === true ? marked : sections }
}

/** The entries of a menu that are shown, without what only the library needs. */
export const shownMenu = (items: readonly StoredMenuItem[], asked: ContentView, context: Context): MenuItem[] =>
  items
    .filter(item => isShown(item, asked))
    .map(({ from, until, children, ...item }) => ({
      ...item,
      children: shownMenu(children, asked, context),
      ...markOf({ from, until }, asked, context),
    }))

/** The notice bar, where there is one now. */
export function shownNotice(notices: readonly StoredNotice[], asked: ContentView, context: Context) {
  const notice = notices.find(one => isShown(one, asked))
  if (notice === undefined) return {}
  const { text, href } = notice
  return { promotion: { text, href, ...markOf(notice, asked, context) } }
}

/** A section without what only the library needs, and with those entries alone that are shown. */
const shownSection = ({ items, ...section }: SlotSection, asked: ContentView, context: Context): ContentSection => ({
  ...section,
  items: items
    .filter(item => isShown(item, asked))
    .map(({ from, until, ...item }) => ({
      ...item,
      ...markOf({ from, until }, asked, context),
    })),
})

/** The sections of the first of these places that has any, and which place that is. */
export function slotsOf(
  context: Context,
  asked: ContentView,
  ...places: readonly string[]
): { readonly sections: ContentSection[]; readonly place?: string } {
  for (const place of places) {
    const sections = context.content.slots(place, asked.locale)
    if (sections !== undefined)
      return { sections: sections.map(section => shownSection(section, asked, context)), place }
  }
  return { sections: [] }
}

/** The same beside the sections of a page. */
export const placedSlots = ({ sections: slots, place }: ReturnType<typeof slotsOf>) => ({
  slots,
  ...(place !== undefined && { place }),
})
