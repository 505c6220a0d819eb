import * as v from 'valibot'

/** Where tags are purged. */
export const purgePath = '/-/purge'

/** Every page that carries one of these tags is purged; `*` is on all pages. */
export const purgeSchema = v.strictObject({
  tags: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[!-~]{1,300}$/))), v.minLength(1), v.maxLength(100)),
})

/** The tag of one page, in every form and with every query it has: its locale and its path without locale. */
export const pageTag = (locale: string, path: string): string => `page:${locale}${path}`

/** Longer paths have no tag: what KV keeps beside a page is short. */
export const longestTaggedPath = 200
