import * as v from 'valibot'

import { previewVariantParameter } from '#src/kit/preview-parameter.ts'

/** The query parameter that forces variations (R275). */
export const testContextParameter = 'p13n_testcontext'

const schema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.parseJson(),
  v.object({ variants: v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(64))) }),
  v.transform(({ variants }) => variants),
)

type Forced = Readonly<Record<string, string>>

function testContextIn(query: URLSearchParams): Forced {
  const parsed = v.safeParse(schema, query.get(testContextParameter))
  return parsed.success ? parsed.output : {}
}

/** What a preview's bar has chosen: `home_hero:quiet`; without a variant it is decided as for everybody. */
const chosenIn = (query: URLSearchParams): (readonly [id: string, variant: string])[] =>
  query.get('preview') === 'true'
    ? query.getAll(previewVariantParameter).flatMap(text => {
        const [, id, variant] = /^([^:]{1,64}):(.{0,64})$/.exec(text) ?? []
        return id === undefined || variant === undefined ? [] : [[id, variant] as const]
      })
    : []

/**
 * R275: forced variations by flag: `p13n_testcontext={"variants":{"home_hero":"quiet"}}`, or as a preview's bar has them.
 * Undefined where none is asked for or the input is malformed; unknown variations are ignored later.
 */
export function forcedIn(query: URLSearchParams): Forced | undefined {
  const forced = Object.entries({ ...testContextIn(query), ...Object.fromEntries(chosenIn(query)) })
  const named = forced.filter(([, variant]) => variant !== '')
  return named.length === 0 ? undefined : Object.fromEntries(named)
}

/** The parameter and its value, for the address of a page that shows these variations. */
export const forcing = (variants: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  [testContextParameter]: JSON.stringify({ variants }),
})
