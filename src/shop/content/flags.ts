import type { Commerce } from '#src/commerce/client.ts'

/** The environment's key of the feature-flag library. */
const sdkKey = 'storefront'

type FlagState = 'on' | 'off' | 'unknown' | 'unanswered'

/** Whether a switch is on for everybody: the last rule of its rollout decides (R220). `unanswered` when the flags are away. */
export async function stateOf(commerce: Commerce, flag: string): Promise<FlagState> {
  const datafile = await commerce('experiments.datafile.get', { sdkKey })
  if (!datafile.ok) return 'unanswered'
  const { featureFlags, rollouts } = datafile.value
  const rolloutId = featureFlags.find(({ key }) => key === flag)?.rolloutId
  const lastRule = rollouts.find(({ id }) => id === rolloutId)?.experiments.at(-1)
  const isEnabled = lastRule?.variations[0]?.featureEnabled
  return isEnabled === undefined ? 'unknown' : isEnabled ? 'on' : 'off'
}

/** What the flags do not answer is not on: a page that is not ready must not appear because something else is down. */
export const isOn = async (commerce: Commerce, flag: string): Promise<boolean> =>
  (await stateOf(commerce, flag)) === 'on'

/** Nor is it off: a page that people need must not go because something else is down. */
export const isOff = async (commerce: Commerce, flag: string): Promise<boolean> =>
  (await stateOf(commerce, flag)) === 'off'
