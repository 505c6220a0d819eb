import type { SiteName } from '#src/language/locales.ts'

import { isSite } from '../../route.ts'

/** Where a shop's object serves photographs of reviews. */
export const photoPath = '/photos'

/** The address of a photograph as pages show it: under `/media/`, like every picture of the platform. */
export const photoAddress = (site: SiteName, id: string, form: 'large' | 'small' = 'large'): string =>
  `/media/reviews/${site}/${id}${form === 'small' ? '.small' : ''}`

const pattern = /^\/media\/reviews\/([\w-]+)\/(rp-[\w-]{1,64}(?:\.small)?)$/

/** The shop whose photograph an address names. */
export function photoSiteOf(pathname: string): SiteName | undefined {
  const [, site = ''] = pattern.exec(pathname) ?? []
  return isSite(site) ? site : undefined
}

/** Asks a shop for the photograph of an address. */
export const askForPhoto = (site: Pick<Fetcher, 'fetch'>, pathname: string): Promise<Response> =>
  site.fetch(`https://site.internal${photoPath}/${pattern.exec(pathname)?.[2] ?? ''}`)
