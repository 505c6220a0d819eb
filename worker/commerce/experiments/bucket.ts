import { randomFor } from '#src/kit/seeded-random.ts'

import { bucketingSpace } from './experiment.ts'

/** A user's position in the bucketing space for a purpose; the same on every call. */
export const bucketOf = (who: string, purpose: string): number => randomFor(`${purpose} ${who}`).below(bucketingSpace)
