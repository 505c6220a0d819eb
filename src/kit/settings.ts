import * as v from 'valibot'

/** A number given as text, as settings are; `fallback` when it is not given. */
export const whole = (fallback: number, least = 0) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'a whole number'), v.transform(Number), v.minValue(least)),
    `${fallback}`,
  )

export const origin = v.pipe(
  v.string(),
  v.check(
    text => URL.canParse(text) && new URL(text).origin === text,
    'scheme and host only, such as https://store.example',
  ),
)

/** A key that two ends know: deployed it has at least 32 characters, on one machine it may be shorter. */
export const sharedKey = (isLocal: boolean) => {
  const least = isLocal ? 16 : 32
  return v.pipe(v.string(), v.minLength(least, `at least ${least} characters`))
}

export const binding = <Kind>(name: string) =>
  v.custom<Kind>(value => typeof value === 'object' && value !== null, `the binding ${name} is missing`)

/** The environment is not what a worker needs. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads a worker's environment, parsed once an isolate; throws SettingsError with every wrong key and how to mend it. */
export function settingsReader<Schema extends v.GenericSchema>(worker: string, schema: Schema) {
  const parsed = new WeakMap<object, v.InferOutput<Schema>>()
  return (env: object): v.InferOutput<Schema> => {
    const known = parsed.get(env)
    if (known !== undefined) return known
    const outcome = v.safeParse(schema, env)
    if (!outcome.success) {
      const wrong = outcome.issues.map(issue => `  ${v.getDotPath(issue) ?? '?'}: ${issue.message}`)
      throw new SettingsError(
        `Settings of the ${worker} worker to mend (wrangler.toml; secrets by wrangler secret put, or here in .dev.vars, which npm run prepare makes):\n${wrong.join('\n')}`,
      )
    }
    parsed.set(env, outcome.output)
    return outcome.output
  }
}
