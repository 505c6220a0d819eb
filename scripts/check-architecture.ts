// Checks the import rules (.dependency-cruiser.mjs). It fails when it has seen no modules, because that proves nothing.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** Fewer modules than this and the check has not looked. */
const least = 100
const folders = ['routes', 'src', 'kv', 'client', 'worker', 'demo']

type RuleFile = {
  readonly default: {
    readonly forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden']
    readonly options: ICruiseOptions
  }
}

export type Breach = { readonly rule: string; readonly from: string; readonly to: string }

/** Every import in `base` that breaks a rule, and how many modules were looked at. */
export async function findBreaches(base: string): Promise<{ readonly breaches: Breach[]; readonly modules: number }> {
  const rules = (await import(
    pathToFileURL(resolve(import.meta.dirname, '../.dependency-cruiser.mjs')).href
  )) as RuleFile
  const { forbidden, options } = rules.default
  const { output } = await cruise(
    folders,
    { ...options, baseDir: base, validate: true, ruleSet: { ...(forbidden && { forbidden }) } },
    undefined,
    { tsConfig: extractTSConfig(resolve(import.meta.dirname, '../tsconfig.client.json')) },
  )
  const { summary } = output as ICruiseResult
  return {
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    modules: summary.totalCruised,
  }
}

if (import.meta.main) {
  const { breaches, modules } = await findBreaches(resolve(import.meta.dirname, '..'))
  for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} → ${to}`)
  if (modules < least) console.error(`Only ${modules} modules were looked at; the check is blind.`)
  if (breaches.length > 0 || modules < least) process.exit(1)
  console.log(`${modules} modules keep to the rules of who imports whom.`)
}
