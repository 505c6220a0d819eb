/** Addresses that are not the store's, by their host or their path. */
export const neighbourAddress = /^https?:\/\/(?:(pay|chat)\.|[^/]+\/(identity|carrier|admin)\/)/

/** The sheet of the developers' pages. */
export const developerStylesPath = '/components/catalogue.css'

/** Whether a path, without query, is for developers. */
export const isDeveloperPage = (path: string): boolean =>
  path === developerStylesPath || /^\/[a-z]{2}-[a-z]{2}\/(?:components|lower-envs)$/.test(path)

/** Whether a local build alone answers an address: one that may be somebody else's, or is for developers. */
export const isLocalAddress = (url: string, pathname: string): boolean =>
  neighbourAddress.test(url) || isDeveloperPage(pathname)
