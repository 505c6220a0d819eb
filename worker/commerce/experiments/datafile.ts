import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { bucketingSpace, everyoneElse, experiment, type Experiment } from './experiment.ts'

/** D63: the storefront's switches and their values. */
const switches = {
  summit_series_kit: false,
  help_pages: true,
  buy_in_store: true,
  back_to_top: true,
  content_404: true,
  chat: true,
} as const satisfies Record<string, boolean>

type Variable = Datafile['featureFlags'][number]['variables'][number]
type Tested = { readonly key: string; readonly variable: Variable; readonly rules: readonly Experiment[] }

const returning = '6001'
const country = '7001'
const loyalty = '7002'

/** The flags under experiment: rule, audience, and the variable that chooses what is shown. */
const tested: readonly Tested[] = [
  {
    key: 'home_hero',
    variable: { id: '1001', key: 'tone', type: 'string', defaultValue: 'weather' },
    rules: [
      experiment(3001, 'home_hero_tone', '1001', [
        ['baseline', 5000, 'weather'],
        ['quiet', 10_000, 'quiet'],
      ]),
    ],
  },
  {
    key: 'pdp_recommendations',
    variable: { id: '1002', key: 'size', type: 'integer', defaultValue: '8' },
    rules: [
      experiment(
        3002,
        'pdp_recommendations',
        '1002',
        [
          ['baseline', 4000, '8'],
          ['wide', 8000, '12'],
        ],
        { audienceIds: [returning] },
      ),
    ],
  },
  {
    key: 'free_delivery_badge',
    variable: { id: '1003', key: 'shown', type: 'boolean', defaultValue: 'false' },
    rules: [
      experiment(3003, 'free_delivery_badge', '1003', [
        ['hidden', 5000, 'false'],
        ['shown', 10_000, 'true'],
      ]),
      // A prediction for each visitor is no part of a page that is stored, so it does not run.
      experiment(
        3004,
        'free_delivery_badge_contextual',
        '1003',
        [
          ['hidden_by_context', 5000, 'false'],
          ['shown_by_context', 10_000, 'true'],
        ],
        { status: 'Paused', cmab: { attributeIds: [country, loyalty], trafficAllocation: bucketingSpace } },
      ),
    ],
  },
]

const experiments = tested.flatMap(({ rules }) => rules)
const experimentIds = experiments.map(({ id }) => id)

/** The conditions of an audience, as the library reads them (R262). */
const audience = (id: string, name: string, condition: { readonly name: string; readonly value: unknown }) => ({
  id,
  name,
  conditions: JSON.stringify(['and', { ...condition, match: 'exact', type: 'custom_attribute' }]),
})

const flags = [
  ...Object.entries(switches).map(([key, isEnabled]) => ({ key, isEnabled, variables: [], rules: [] })),
  ...tested.map(({ key, variable, rules }) => ({ key, isEnabled: true, variables: [variable], rules })),
]

/** R160: what the feature-flag library decides by; the same in every environment of the embedded platform. */
export const datafileOf = (sdkKey: string): Datafile => ({
  version: '4',
  revision: '13',
  sdkKey,
  environmentKey: 'local',
  accountId: '2026',
  projectId: '2027',
  anonymizeIP: true,
  botFiltering: true,
  featureFlags: flags.map(({ key, variables, rules }, place) => ({
    id: `${2001 + place}`,
    key,
    rolloutId: `${9001 + place}`,
    experimentIds: rules.map(({ id }) => id),
    variables: variables.map(one => ({ ...one })),
  })),
  groups: [],
  experiments,
  rollouts: flags.map(({ key, isEnabled }, place) => ({
    id: `${9001 + place}`,
    experiments: [everyoneElse(5001 + place, key, isEnabled)],
  })),
  holdouts: [],
  audiences: [
    audience(returning, 'Returning visitors', { name: 'returning', value: true }),
    audience('6002', 'Loyalty members', { name: 'loyalty', value: true }),
  ],
  attributes: [
    { id: country, key: 'country' },
    { id: loyalty, key: 'loyalty' },
    { id: '7003', key: 'returning' },
  ],
  events: [
    { id: '8001', key: 'purchase', experimentIds },
    { id: '8002', key: 'add_to_cart', experimentIds },
  ],
  integrations: [{ key: 'odp', host: '/experiments', publicKey: sdkKey }],
})

/** The keys under which a datafile is served: one for each stage. */
export const isSdkKey = (key: string): boolean => /^[\w-]{4,64}$/.test(key)
