import { OptimizelyDecideOption, type Client } from '@optimizely/optimizely-sdk/browser'

import { createFlagLibrary } from '#src/experiments/library/browser-client.ts'
import { isShown } from '#src/experiments/exposure.ts'
import { createFlagClient } from '#src/experiments/flag-client.ts'
import { profileIn, visitsIn } from '#src/experiments/sticky-profile.ts'
import { visitorIdIn } from '#src/visitor/visitor-id.ts'
import type { EventTags } from '#src/experiments/revenue.ts'
import type { Variants } from '#src/experiments/variants.ts'
import type { Locale } from '#src/language/locales.ts'

/** A page that a visitor saw under experiment. */
type Exposure = { readonly flag: string; readonly variation: string }

/** The flag library at work for the visitor of this browser, from their consent until they withdraw it. */
export type FlagVisit = {
  /** Counts what the visitor was shown, where that is what was decided for them; gives what ran as an experiment. */
  readonly expose: (shown: Variants) => readonly Exposure[]
  /** Counts what they did, if the datafile names it; whether it does. */
  readonly convert: (event: string, tags: EventTags) => boolean
  /** Sends nothing more, and leaves nothing that was not sent. */
  readonly close: () => Promise<void>
}

const addressesIn = (locale: Locale) => ({
  sdkKey: 'fellholm',
  datafile: `/-/experiments/datafile?locale=${locale}`,
  events: `/experiments/dispatch?locale=${locale}`,
  predictions: `/experiments/predict/%s?locale=${locale}`,
})

/** The visitor as the worker decides for them (`worker/storefront/experiments/choose-variants.ts`). */
function visitorNow(country: string) {
  const { cookie } = document
  const returning = (visitsIn(cookie)?.visits ?? 1) > 1
  return { id: visitorIdIn(cookie) ?? '', attributes: { country, returning }, profile: profileIn(cookie) }
}

function exposeWith(library: Client, country: string, shown: Variants): readonly Exposure[] {
  const { id, attributes, profile } = visitorNow(country)
  const context = library.createUserContext(id, { ...attributes, $opt_experiment_bucket_map: profile })
  const known = library.getOptimizelyConfig()?.featuresMap
  return Object.entries(shown).flatMap(([flag, variant]) => {
    const decision = context.decide(flag, [OptimizelyDecideOption.DISABLE_DECISION_EVENT])
    if (!isShown(decision, variant)) return []
    // The same once more, and counted.
    const { ruleKey, variationKey } = context.decide(flag)
    const isExperiment = known?.[flag]?.experimentRules.some(({ key }) => key === ruleKey) === true
    return isExperiment && variationKey !== null ? [{ flag, variation: variationKey }] : []
  })
}

/** Starts the library; rejects when it gets no datafile. */
export async function openFlags(locale: Locale, country: string): Promise<FlagVisit> {
  let isOver = false
  /** Sends events, unless consent is withdrawn meanwhile. `keepalive` lets requests outlive the page. */
  const send = (url: string, init: RequestInit): Promise<Response> =>
    isOver
      ? Promise.resolve(new Response(null, { status: 204 }))
      : fetch(url, { ...init, keepalive: init.method === 'POST' })
  const warn = (message: string) => console.warn('experiments:', message)
  const client = createFlagClient(() => createFlagLibrary({ addresses: addressesIn(locale), fetch: send, warn }))
  const close = () => {
    isOver = true
    return client.close()
  }
  const library = await client.start().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    expose: shown => exposeWith(library, country, shown),
    convert: (event, tags) => {
      const isNamed = library.getOptimizelyConfig()?.events.some(({ key }) => key === event) === true
      if (isNamed) client.track(visitorNow(country), event, tags)
      return isNamed
    },
    close,
  }
}
