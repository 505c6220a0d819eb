import type { BrowserEvent } from '#src/measurement/events.ts'
import type { TrackingUser } from '#src/measurement/tracking-user.ts'

import { pageLocale } from '../document/page-locale.ts'

type DataLayer = { dataLayer?: object[] }

type TagManagerFacts = { readonly user: TrackingUser; readonly tagManager?: string }

let known: Promise<TagManagerFacts | undefined> | undefined

async function ask(): Promise<TagManagerFacts | undefined> {
  const answer = await fetch(`/-/events/user?locale=${pageLocale()}`).catch(() => undefined)
  return answer?.ok === true ? ((await answer.json()) as TagManagerFacts) : undefined
}

/** Who the visitor is comes first; then the script of the tag manager, which reads what was pushed before it came. */
async function begin(): Promise<object[] | undefined> {
  const { user, tagManager } = (await (known ??= ask())) ?? {}
  if (tagManager === undefined) return undefined
  const page = globalThis as DataLayer
  if (page.dataLayer === undefined) {
    page.dataLayer = [{ event: 'visitor', ...user }]
    const script = document.createElement('script')
    script.src = tagManager
    script.async = true
    document.head.append(script)
  }
  return page.dataLayer
}

/** Whether the script of a tag manager runs in this document. */
export const hasTagManager = (): boolean => (globalThis as DataLayer).dataLayer !== undefined

/** What was measured last before a page went out of sight that had not asked for a tag manager yet. */
let held: readonly BrowserEvent[] = []

/** Drops what has not been told, as after a no. */
export function forgetUntold(): void {
  held = []
}

/**
 * Hands events on to the tag manager, where the store has one (`TAG_MANAGER_SRC`); only called with consent. A page that goes out of
 * sight does not ask for one any more: it may be left, and the page that is opened then has the processor to itself.
 */
export function forwardToTagManager(events: readonly BrowserEvent[]): void {
  held = [...held, ...events]
  if (document.visibilityState === 'hidden' && known === undefined) return
  const told = held
  held = []
  void begin().then(dataLayer =>
    dataLayer?.push(...told.map(({ name, path, parameters }) => ({ event: name, page_path: path, ...parameters }))),
  )
}
