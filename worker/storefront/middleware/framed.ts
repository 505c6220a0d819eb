import { routeOf } from '#routes/table.ts'

import type { Step } from '../storefront.ts'

/**
 * Pages that are made for frames may be framed by pages of ours; those that show such frames may load them. Everything
 * else keeps `frame-ancestors 'none'`.
 */
export const framed: Step = async (c, next) => {
  await next()
  const match = c.get('match')
  if (match === undefined) return
  const { framed: isFramed, preview } = routeOf(match.name)
  if (isFramed !== true && preview !== true) return
  const policy = c.res.headers.get('content-security-policy')
  if (policy === null) return
  c.res.headers.set(
    'content-security-policy',
    policy
      .replace('frame-src ', `frame-src 'self' `)
      .replace(`frame-ancestors 'none'`, isFramed === true ? `frame-ancestors 'self'` : `frame-ancestors 'none'`),
  )
  if (isFramed === true) c.res.headers.set('x-frame-options', 'SAMEORIGIN')
}
