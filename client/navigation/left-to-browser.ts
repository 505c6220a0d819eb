import { carry } from '#routes/carried.ts'

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Whether this browser prerenders pages by speculation rules. */
export const makesReady = () => HTMLScriptElement.supports?.('speculationrules') && !savesData()

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
