import * as v from 'valibot'

/** The query parameter that forces variations (R275). */
export const testContextParameter = 'p13n_testcontext'

const schema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.parseJson(),
  v.object({ variants: v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(64))) }),
  v.transform(({ variants }) => variants),
)

/**
 * R275: forced variations by flag: `p13n_testcontext={"variants":{"home_hero":"quiet"}}`. Empty for malformed input;
 * unknown variations are ignored later.
 */
export function forcedIn(query: URLSearchParams): Readonly<Record<string, string>> | undefined {
  const text = query.get(testContextParameter)
  if (text === null) return undefined
  const parsed = v.safeParse(schema, text)
  return parsed.success ? parsed.output : undefined
}

/** The parameter and its value, for the address of a page that shows these variations. */
export const forcing = (variants: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  [testContextParameter]: JSON.stringify({ variants }),
})
