import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

/** How the platform behaves with another datafile; all else is as it was. */
export const withDatafile =
  (change: (datafile: Datafile) => unknown) =>
  async (request: Request, real: () => Promise<Response>): Promise<Response> => {
    const answer = await real()
    if (!request.url.includes('/datafiles/') || !answer.ok) return answer
    return Response.json(change(await answer.json<Datafile>()), { status: answer.status })
  }

type Rollout = Datafile['rollouts'][number]

const withRules = (rollout: Rollout, isOn: boolean): Rollout => ({
  ...rollout,
  experiments: rollout.experiments.map(rule => ({
    ...rule,
    variations: rule.variations.map(variation => ({ ...variation, featureEnabled: isOn })),
  })),
})

/** The platform with a flag switched on or off for everybody, which is a new revision. */
export const withFlag = (flag: string, isOn: boolean) =>
  withDatafile(datafile => {
    const rolloutId = datafile.featureFlags.find(({ key }) => key === flag)?.rolloutId
    return {
      ...datafile,
      revision: `${datafile.revision} ${flag} ${isOn}`,
      rollouts: datafile.rollouts.map(rollout => (rollout.id === rolloutId ? withRules(rollout, isOn) : rollout)),
    }
  })
