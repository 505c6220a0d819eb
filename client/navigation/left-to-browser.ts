import { carry } from '#routes/carried.ts'

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Whether this browser makes pages ready before they are opened; everybody's pages tell it which. */
const makesReady = () => HTMLScriptElement.supports?.('speculationrules') && !savesData()

/**
 * Whether the browser itself is to open what a link on everybody's page leads to: it may have the page ready, and keeps the
 * one that is left (docs/decisions/017). What a query asks for, and what has parameters to carry along, is shown in place.
 */
export const isLeftToBrowser = (to: URL, from: URL, isPublicPath: (pathname: string) => boolean): boolean =>
  makesReady() &&
  navigator.onLine &&
  to.search === '' &&
  to.pathname !== from.pathname &&
  carry(from.searchParams, '') === '' &&
  [to, from].every(({ pathname }) => isPublicPath(pathname))

/** Whether a page may be fetched before anybody has asked for it. */
export const mayFetchAhead = (to: URL, from: URL, isPublicPath: (pathname: string) => boolean): boolean =>
  isPublicPath(to.pathname) && to.href !== from.href && !savesData() && !isLeftToBrowser(to, from, isPublicPath)
