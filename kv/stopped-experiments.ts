import * as v from 'valibot'

import { keys } from './keys.ts'

const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Ids of the experiments that were stopped, wherever their datafile comes from; undefined when KV holds no valid list. */
export async function readStoppedExperiments(kv: Pick<KVNamespace, 'get'>): Promise<readonly string[] | undefined> {
  const text = await kv.get(keys.stoppedExperiments)
  if (text === null) return []
  const parsed = v.safeParse(idsSchema, text)
  return parsed.success ? parsed.output : undefined
}

/** Says which experiments are stopped; there is one writer, the desk. */
export const writeStoppedExperiments = (kv: Pick<KVNamespace, 'put'>, ids: readonly string[]): Promise<void> =>
  kv.put(keys.stoppedExperiments, JSON.stringify(ids))
