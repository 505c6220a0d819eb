import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { runningRules } from './datafile.ts'
import type { DecisionRequest, Decision } from './decide.ts'
import type { Warn } from './library/logger.ts'
import { createMemory, createVariants } from './known-variants.ts'
import { createOutsideAudiences } from './outside-audiences.ts'
import { mostCombinations, outcomeOf, type Variants } from './variants.ts'
import { createDecider, type Decider } from './library/worker-client.ts'

/** The visitor that pages without experiments are decided for. */
const nobody = { id: 'everybody', attributes: {} }

/** Without holdouts: every variation can be forced. */
const withoutHoldouts = (datafile: Datafile): Datafile => ({ ...datafile, holdouts: [] })

/** Without experiments and holdouts: what is rolled out, which asks for no visitor. */
const rolledOut = (datafile: Datafile): Datafile => ({
  ...withoutHoldouts(datafile),
  featureFlags: datafile.featureFlags.map(flag => ({ ...flag, experimentIds: [] })),
})

type Everybody = Readonly<Record<string, Decision>>

/** The flags of a page, for all visitors. */
export type FlagPage = {
  /** The variants without any experiment. */
  readonly everybody: Variants
  /** The flags whose experiment runs, as many in their order as leave the page in 8 forms at the most. */
  readonly tested: readonly string[]
}

const variantsOf = (everybody: Everybody, flags: readonly string[]): Variants =>
  Object.fromEntries(
    flags.flatMap(flag => {
      const decision = everybody[flag]
      return decision === undefined ? [] : [[flag, { variables: decision.variables }] as const]
    }),
  )

/** The flags of a datafile, ready to be decided. */
export type FlagSet = {
  readonly datafile: Datafile
  /** The values without any experiment, by flag. */
  readonly everybody: Everybody
  /** A page that depends on flags; it is asked for with each request, and known after the first. */
  readonly page: (flags: readonly string[]) => FlagPage
  /** The variants of `flags` for a visitor, and what was decided anew; nothing is where all was seen before. */
  readonly choose: (asked: DecisionRequest) => { readonly variants: Variants; readonly decisions: readonly Decision[] }
  /** Everything a page can show of a flag. When two datafiles agree in it, they show the same pages. */
  readonly looksOf: (flag: string) => string
}

/** Every form a flag’s running experiments can give it, by forcing each of their variations. */
function formsOf(datafile: Datafile, open: Decider, everybody: Everybody, flag: string): ReadonlySet<string> {
  const keys = runningRules(datafile, flag).flatMap(({ variations }) => variations.map(({ key }) => key))
  const forms = keys.map(key => open.decide({ visitor: nobody, flags: [flag], forced: { [flag]: key } })[flag])
  return new Set([everybody[flag], ...forms].flatMap(form => (form === undefined ? [] : [outcomeOf(form)])))
}

/** Of `asked` those with more forms than one, as many in their order as make 8 combinations at the most. */
function withinBounds(asked: readonly string[], forms: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  let combinations = 1
  return asked.filter(flag => {
    const count = forms.get(flag)?.size ?? 1
    if (count === 1 || combinations * count > mostCombinations) return false
    combinations *= count
    return true
  })
}

/** Nothing when the library does not take the datafile; why is told to `warn`. */
export function createFlagSet(datafile: Datafile, warn: Warn): FlagSet | undefined {
  const decider = createDecider(datafile, warn)
  const open = createDecider(withoutHoldouts(datafile), warn)
  const rollout = createDecider(rolledOut(datafile), warn)
  if (decider === undefined || open === undefined || rollout === undefined) return undefined
  const flags = datafile.featureFlags.map(({ key }) => key)
  const everybody = rollout.decide({ visitor: nobody, flags })
  const forms = new Map(flags.map(flag => [flag, formsOf(datafile, open, everybody, flag)]))
  const variants = createVariants(everybody)
  /** By the list that a route has of them. */
  const pages = new WeakMap<readonly string[], FlagPage>()
  const remembered = createMemory(datafile, variants, createOutsideAudiences(datafile, warn))

  return {
    datafile,
    everybody,
    page: asked => {
      const known = pages.get(asked)
      if (known !== undefined) return known
      const page = { everybody: variantsOf(everybody, asked), tested: withinBounds(asked, forms) }
      pages.set(asked, page)
      return page
    },
    choose: asked => {
      const seen = remembered(asked)
      if (seen !== undefined) return { variants: seen, decisions: [] }
      const decisions = Object.values(decider.decide(asked))
      return { variants: Object.fromEntries(decisions.map(one => [one.flagKey, variants.of(one)])), decisions }
    },
    looksOf: flag => JSON.stringify([everybody[flag] && outcomeOf(everybody[flag]), [...(forms.get(flag) ?? [])]]),
  }
}
