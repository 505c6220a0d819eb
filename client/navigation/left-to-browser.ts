import { carry } from '#routes/carried.ts'

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Whether this browser prerenders pages by speculation rules. */
const makesReady = () => HTMLScriptElement.supports?.('speculationrules') && !savesData()

/** Tells the browser by speculation rules which links it may prerender; it prerenders none where they do not come. */
export async function addSpeculationRules(): Promise<void> {
  const answer = makesReady() ? await fetch('/speculation-rules.json').catch(() => undefined) : undefined
  if (answer?.status !== 200) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = await answer.text()
  document.head.append(rules)
}

/**
 * Whether a link between public pages is left to the browser, which may have prerendered the target and keeps the page
 * that is left (docs/decisions/017). Addresses with a query or with parameters to carry are soft navigations.
 */
export const isLeftToBrowser = (to: URL, from: URL, isPublicPath: (pathname: string) => boolean): boolean =>
  makesReady() &&
  navigator.onLine &&
  to.search === '' &&
  to.pathname !== from.pathname &&
  carry(from.searchParams, '') === '' &&
  [to, from].every(({ pathname }) => isPublicPath(pathname))

/** Whether a page may be prefetched. */
export const mayFetchAhead = (to: URL, from: URL, isPublicPath: (pathname: string) => boolean): boolean =>
  isPublicPath(to.pathname) && to.href !== from.href && !savesData() && !isLeftToBrowser(to, from, isPublicPath)
