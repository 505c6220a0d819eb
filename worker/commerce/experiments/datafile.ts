import type { Datafile } from '#src/commerce/calls/datafile-shapes.ts'

type Experiment = Datafile['experiments'][number]

/** The bucketing space (R377). */
export const bucketingSpace = 10_000

/** Everybody, in a rollout: the last rule of each (R220). */
const everyoneElse = (flag: string, isEnabled: boolean): Experiment => ({
  id: `rule-${flag}`,
  key: `${flag}_everyone_else`,
  status: 'Running',
  layerId: `rollout-${flag}`,
  audienceIds: [],
  forcedVariations: {},
  variations: [{ id: `${flag}-on`, key: 'on', featureEnabled: isEnabled, variables: [] }],
  trafficAllocation: [{ entityId: `${flag}-on`, endOfRange: bucketingSpace }],
})

/** D63: the switches of the storefront, and whether they are on for everybody. */
const switches = {
  summit_series_kit: false,
  help_pages: true,
  buy_in_store: true,
  back_to_top: true,
  content_404: true,
  chat: true,
} as const satisfies Record<string, boolean>

type Variant = readonly [key: string, endOfRange: number, value?: string]

function experiment(
  key: string,
  variable: string,
  variants: readonly Variant[],
  more: Partial<Experiment> = {},
): Experiment {
  return {
    id: `exp-${key}`,
    key,
    status: 'Running',
    layerId: `layer-${key}`,
    audienceIds: [],
    forcedVariations: {},
    variations: variants.map(([name, , value]) => ({
      id: `${key}-${name}`,
      key: name,
      featureEnabled: true,
      variables: value === undefined ? [] : [{ id: variable, value }],
    })),
    trafficAllocation: variants.map(([name, endOfRange]) => ({ entityId: `${key}-${name}`, endOfRange })),
    ...more,
  }
}

const heroVariable = 'var-hero-tone'
const carouselVariable = 'var-carousel-size'
const badgeVariable = 'var-free-delivery-badge'

const experiments: readonly Experiment[] = [
  experiment('home_hero_tone', heroVariable, [
    ['baseline', 5000, 'weather'],
    ['quiet', 10_000, 'quiet'],
  ]),
  experiment(
    'pdp_recommendations',
    carouselVariable,
    [
      ['baseline', 4000, '4'],
      ['wide', 8000, '6'],
    ],
    { audienceIds: ['aud-returning'] },
  ),
  experiment(
    'free_delivery_badge',
    badgeVariable,
    [
      ['hidden', 5000, 'false'],
      ['shown', 10_000, 'true'],
    ],
    { cmab: { attributeIds: ['attr-country', 'attr-loyalty'], trafficAllocation: bucketingSpace } },
  ),
]

const tested = [
  { key: 'home_hero', variable: { id: heroVariable, key: 'tone', type: 'string', defaultValue: 'weather' } },
  { key: 'pdp_recommendations', variable: { id: carouselVariable, key: 'size', type: 'integer', defaultValue: '4' } },
  { key: 'free_delivery_badge', variable: { id: badgeVariable, key: 'shown', type: 'boolean', defaultValue: 'false' } },
] as const

/** The conditions of an audience, as the library reads them (R262). */
const audience = (id: string, name: string, condition: { readonly name: string; readonly value: unknown }) => ({
  id,
  name,
  conditions: JSON.stringify(['and', { ...condition, match: 'exact', type: 'custom_attribute' }]),
})

/** R160: what the feature-flag library decides by; the same in every environment of the embedded platform. */
export const datafileOf = (sdkKey: string): Datafile => ({
  version: '4',
  revision: '12',
  sdkKey,
  environmentKey: 'local',
  accountId: 'fellholm',
  projectId: 'storefront',
  anonymizeIP: true,
  botFiltering: true,
  featureFlags: [
    ...Object.keys(switches).map(key => ({
      id: `flag-${key}`,
      key,
      rolloutId: `rollout-${key}`,
      experimentIds: [],
      variables: [],
    })),
    ...tested.map(({ key, variable }, index) => ({
      id: `flag-${key}`,
      key,
      rolloutId: `rollout-${key}`,
      experimentIds: [experiments[index]?.id ?? ''],
      variables: [{ ...variable }],
    })),
  ],
  experiments: [...experiments],
  rollouts: [
    ...Object.entries(switches).map(([key, isEnabled]) => ({
      id: `rollout-${key}`,
      experiments: [everyoneElse(key, isEnabled)],
    })),
    ...tested.map(({ key }) => ({ id: `rollout-${key}`, experiments: [everyoneElse(key, true)] })),
  ],
  holdouts: [],
  audiences: [
    audience('aud-returning', 'Returning visitors', { name: 'returning', value: true }),
    audience('aud-members', 'Loyalty members', { name: 'loyalty', value: true }),
  ],
  attributes: [
    { id: 'attr-country', key: 'country' },
    { id: 'attr-loyalty', key: 'loyalty' },
    { id: 'attr-returning', key: 'returning' },
  ],
  events: [
    { id: 'evt-purchase', key: 'purchase', experimentIds: experiments.map(({ id }) => id) },
    { id: 'evt-add-to-cart', key: 'add_to_cart', experimentIds: experiments.map(({ id }) => id) },
  ],
  integrations: [{ key: 'odp', host: '/experiments', publicKey: sdkKey }],
})

/** The keys under which a datafile is served: one for each stage. */
export const isSdkKey = (key: string): boolean => /^[\w-]{4,64}$/.test(key)
