import { expect, it } from 'vitest'

import type { Commerce } from '#src/commerce/client.ts'

import { isOn } from './flags.ts'

const answering = (answer: unknown) => (() => Promise.resolve(answer)) as unknown as Commerce
const rollout = (key: string, featureEnabled: boolean) => ({
  id: `r-${key}`,
  experiments: [{ variations: [{ featureEnabled: !featureEnabled }] }, { variations: [{ featureEnabled }] }],
})
const platform = answering({
  ok: true,
  value: {
    featureFlags: ['help_pages', 'summit_series_kit'].map(key => ({ key, rolloutId: `r-${key}` })),
    rollouts: [rollout('help_pages', true), rollout('summit_series_kit', false)],
  },
})

it('a flag is what the last rule of its rollout says; an unknown one, and one nobody answers for, is off', async () => {
  expect(await isOn(platform, 'help_pages')).toBe(true)
  expect(await isOn(platform, 'summit_series_kit')).toBe(false)
  expect(await isOn(platform, 'nobody_knows')).toBe(false)
  expect(await isOn(answering({ ok: false, code: 'UNREACHABLE' }), 'help_pages')).toBe(false)
})
