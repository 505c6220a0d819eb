import { carry } from '#routes/carried.ts'

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Whether this browser prerenders pages by speculation rules. */
const makesReady = () => HTMLScriptElement.supports?.('speculationrules') && !savesData()

/**
 * Tells the browser by speculation rules which links it may prerender; it prerenders none where they do not come. The address names
 * the page's build, because its policy allows the rules of no other.
 */
export async function addSpeculationRules(build: string): Promise<void> {
  if (!makesReady()) return
  const text = await fetch(`/speculation-rules.json?${build}`)
    .then(answer => (answer.status === 200 ? answer.text() : ''))
    .catch(() => '')
  if (text === '') return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = text
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
