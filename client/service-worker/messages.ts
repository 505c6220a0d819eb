import * as v from 'valibot'

/**
 * A page's message to the service worker: it is shown and uses these built files, or all kept pages are to be deleted.
 */
const fromPage = v.variant('type', [
  v.object({ type: v.literal('fellholm:seen'), url: v.string(), files: v.array(v.string()) }),
  v.object({ type: v.literal('fellholm:forget') }),
])
export type FromPage = v.InferOutput<typeof fromPage>

/** The service worker's message to pages: another build has taken over. */
const fromServiceWorker = v.object({ type: v.literal('fellholm:updated'), build: v.string() })
export type FromServiceWorker = v.InferOutput<typeof fromServiceWorker>

/** A message of a page; nothing when it is none of these. */
export function readFromPage(data: unknown): FromPage | undefined {
  const { success, output } = v.safeParse(fromPage, data)
  return success ? output : undefined
}

/** A message of the service worker; nothing when it is none of these. */
export function readFromServiceWorker(data: unknown): FromServiceWorker | undefined {
  const { success, output } = v.safeParse(fromServiceWorker, data)
  return success ? output : undefined
}
