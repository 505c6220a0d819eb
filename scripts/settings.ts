// The settings of the workers as their `bindings.ts` declare them: name, default, and what is said about them.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { WorkerName } from './build-store.ts'

export type Setting = { readonly name: string; readonly fallback: string | undefined; readonly says: string }

const declaration = /(?: {2}\/\*\*([^]*?)\*\/\n)? {2}([A-Z][A-Z_]+): ([^]*?),(?=\n {2}(?:\/\*\*|[A-Z])|\n\}\))/g

/** `whole(5_000, 1)`, `v.optional(…, 'on')`: what stands when nothing is given. */
function fallbackIn(schema: string): string | undefined {
  const [, number] = /whole\(([\d_]+)/.exec(schema) ?? []
  if (number !== undefined) return number.replaceAll('_', '')
  const [, text] = /v\.optional\([^]*, '([^']+)'\)/.exec(schema) ?? []
  return text
}

/** Every setting of a worker that is given as text; what the platform binds is left out. */
export function settingsOf(worker: WorkerName): readonly Setting[] {
  const source = readFileSync(resolve(import.meta.dirname, `../worker/${worker}/bindings.ts`), 'utf8')
  return [...source.matchAll(declaration)]
    .filter(([, , , schema = '']) => !/binding<|v\.custom</.test(schema))
    .map(([, says = '', name = '', schema = '']) => ({
      name,
      fallback: fallbackIn(schema),
      says: says.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim(),
    }))
}

/** The settings of a worker that the environment gives, by name. */
export function givenSettings(worker: WorkerName, environment = process.env): Readonly<Record<string, string>> {
  return Object.fromEntries(
    settingsOf(worker).flatMap(({ name }) => {
      const value = environment[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}
