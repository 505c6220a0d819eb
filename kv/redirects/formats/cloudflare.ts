import * as v from 'valibot'

import { readRows, type ParsedRules } from '../csv.ts'
import { readTranslated, takeAddressApart, together, type Translated } from './cells.ts'
import { readElements } from './json-elements.ts'

const redirectSchema = v.strictObject({
  source_url: v.string(),
  target_url: v.string(),
  status_code: v.optional(v.number(), 301),
  preserve_query_string: v.optional(v.boolean(), false),
  include_subdomains: v.optional(v.boolean(), false),
  subpath_matching: v.optional(v.boolean(), false),
  preserve_path_suffix: v.optional(v.boolean(), true),
})
type CloudflareRedirect = v.InferOutput<typeof redirectSchema>

/** Items of a list as its interface gives them; what it adds to them says nothing about the redirect. */
const itemSchema = v.looseObject({ redirect: redirectSchema })

function translate(redirect: CloudflareRedirect): Translated {
  if (redirect.include_subdomains) return 'subdomains cannot be included here; write a rule for each host'
  const { host, path } = takeAddressApart(redirect.source_url)
  const target = takeAddressApart(redirect.target_url)
  const isBeneath = redirect.subpath_matching
  const isPrefix = isBeneath && redirect.preserve_path_suffix
  return {
    from: isBeneath && !isPrefix ? `${path.replace(/\/$/, '')}/*` : path,
    // Where the host stays the same, the path says it all.
    to: host !== '' && target.host === host ? target.path : redirect.target_url,
    status: `${redirect.status_code}`,
    match: isPrefix ? 'prefix' : isBeneath ? 'pattern' : 'exact',
    query: redirect.preserve_query_string ? 'keep' : 'drop',
    host,
  }
}

/** TRUE and FALSE, in any case; anything else stays what it is and is refused as no boolean. */
const booleanIn = (cell: string | undefined): boolean | string | undefined => {
  const word = (cell ?? '').toLowerCase()
  return word === '' ? undefined : word === 'true' ? true : word === 'false' ? false : word
}

const listed = [
  'preserve_query_string',
  'include_subdomains',
  'subpath_matching',
  'preserve_path_suffix',
] as const satisfies readonly (keyof CloudflareRedirect)[]

function rowOf([source, target, status, ...flags]: readonly string[]): Translated {
  const given = {
    source_url: source,
    target_url: target,
    ...(status === undefined || status === '' ? {} : { status_code: Number(status) }),
    ...Object.fromEntries(
      listed.flatMap((name, index) => {
        const flag = booleanIn(flags[index])
        return flag === undefined ? [] : [[name, flag]]
      }),
    ),
  }
  const read = v.safeParse(redirectSchema, given)
  if (flags.length > listed.length) return `${flags.length + 3} cells; a list has at most ${listed.length + 3}`
  return read.success
    ? translate(read.output)
    : `${v.getDotPath(read.issues[0]) ?? 'the row'}: ${read.issues[0].message}`
}

/** A list of Cloudflare's bulk redirects as a table without a header: source, target, status, four times TRUE or FALSE. */
export const parseCloudflareList = (text: string, locales: ReadonlySet<string>): ParsedRules =>
  together(readRows(text, ',').map(({ cells, line }) => readTranslated(rowOf(cells), line, locales)))

/** The same list as JSON: objects with `source_url`, by themselves or as the `redirect` of an item. */
export const parseCloudflareJson = (text: string, locales: ReadonlySet<string>): ParsedRules =>
  readElements(
    text,
    v.union([
      redirectSchema,
      v.pipe(
        itemSchema,
        v.transform(({ redirect }) => redirect),
      ),
    ]),
    (read, line) => readTranslated(translate(read), line, locales),
  )
