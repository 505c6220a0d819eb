import type { Commerce } from '#src/commerce/client.ts'

/** The environment's key of the feature-flag library. */
const sdkKey = 'storefront'

/**
 * Whether a switch is on for everybody: the last rule of its rollout decides (R220). What the flags do not answer, or do
 * not know, is off: a page that is not ready must not appear because something else is down.
 */
export async function isOn(commerce: Commerce, flag: string): Promise<boolean> {
  const datafile = await commerce('experiments.datafile.get', { sdkKey })
  if (!datafile.ok) return false
  const { featureFlags, rollouts } = datafile.value
  const rolloutId = featureFlags.find(({ key }) => key === flag)?.rolloutId
  const lastRule = rollouts.find(({ id }) => id === rolloutId)?.experiments.at(-1)
  return lastRule?.variations[0]?.featureEnabled === true
}
