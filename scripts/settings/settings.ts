// The settings of the workers as their `bindings.ts` declare them: name, default, and what is said about them.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

// The build defines it; here it says what a worker on this machine is.
Object.assign(globalThis, { LOCAL_BUILD: true })

/** The workers that have settings; the pictures have none. */
export const workersWithSettings = ['storefront', 'commerce', 'payments', 'desk'] as const
type WorkerName = (typeof workersWithSettings)[number]

type Bindings = { readonly settingsSchema: { readonly entries: Readonly<Record<string, v.GenericSchema>> } }

/** A worker's schema, whose types speak of Workers: imported by its address, because scripts are checked as Node's. */
async function schemaOf(worker: WorkerName): Promise<Bindings['settingsSchema']> {
  const { settingsSchema } = (await import(`../../worker/${worker}/bindings.ts`)) as Bindings
  return settingsSchema
}

const schemas: Readonly<Record<WorkerName, Bindings['settingsSchema']>> = {
  storefront: await schemaOf('storefront'),
  commerce: await schemaOf('commerce'),
  payments: await schemaOf('payments'),
  desk: await schemaOf('desk'),
}

export type Setting = {
  readonly name: string
  readonly fallback: string | undefined
  readonly says: string
  readonly schema: v.GenericSchema
}

/** Bindings of the platform are no settings, because they cannot be given as text. */
const isBinding = (schema: v.GenericSchema): boolean =>
  schema.type === 'custom' || ('wrapped' in schema && isBinding(schema.wrapped as v.GenericSchema))

/** The comment above a setting in its worker's `bindings.ts`, on one line. */
function commentOn(name: string, source: string): string {
  const [, comment = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n {2}${name}: `).exec(source) ?? []
  return comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
}

/** Every setting of a worker that is given as text; what the platform binds is left out. */
export function settingsOf(worker: WorkerName): readonly Setting[] {
  const source = readFileSync(resolve(import.meta.dirname, `../../worker/${worker}/bindings.ts`), 'utf8')
  return Object.entries(schemas[worker].entries)
    .filter(([, schema]) => !isBinding(schema))
    .map(([name, schema]) => {
      const fallback = v.getDefault(schema)
      return {
        name,
        fallback: typeof fallback === 'string' && fallback !== '' ? fallback : undefined,
        says: commentOn(name, source),
        schema,
      }
    })
}

/** Faults in the environment's settings, one line each: `PAGE_MEMORY_BYTES: a whole number`. */
export const wrongSettings = (workers: readonly WorkerName[], environment = process.env): readonly string[] =>
  workers.flatMap(worker => {
    const given = givenSettings(worker, environment)
    return settingsOf(worker).flatMap(({ name, schema }) => {
      const value = given[name]
      const outcome = value === undefined ? undefined : v.safeParse(schema, value)
      return outcome === undefined || outcome.success ? [] : [`${name}: ${outcome.issues[0].message}`]
    })
  })

/** The settings of a worker that the environment gives, by name. */
export function givenSettings(worker: WorkerName, environment = process.env): Readonly<Record<string, string>> {
  return Object.fromEntries(
    settingsOf(worker).flatMap(({ name }) => {
      const value = environment[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}
