import type { CallRequest } from '#src/commerce/client.ts'

import type { Settings } from '../bindings.ts'
import { familyOf, type Family } from './call-families.ts'

/** A host that answers a family of calls instead of the platform. */
type Service = {
  readonly origin: string
  /** The store's key at this host, sent as `x-api-key`. The platform's own key is not sent to other hosts. */
  readonly key: string | undefined
  /** Where the host has a call, by its own paths. */
  readonly path: string
}

type Named = { readonly origin: string | undefined; readonly key?: string | undefined; readonly path?: string }

/** Without the base under which the embedded platform answers: a host has the call at its root. */
const atRoot = (base: string, { path }: CallRequest): string => path.slice(base.length) || '/'

/** This stage's datafile is a file there; all other paths are the flag library's. */
const ofExperiments = ({ EXPERIMENTS_KEY }: Settings, call: CallRequest): string =>
  call.name === 'experiments.datafile.get' ? `/datafiles/${EXPERIMENTS_KEY}.json` : atRoot('/experiments', call)

const services: Partial<Record<Family, (settings: Settings, call: CallRequest) => Named>> = {
  experiments: (settings, call) => ({
    origin: settings.EXPERIMENTS_ORIGIN,
    key: settings.SERVICE_KEYS.experiments,
    path: ofExperiments(settings, call),
  }),
  'data platform': ({ DATA_PLATFORM_ORIGIN, SERVICE_KEYS, EXPERIMENTS_ORIGIN }, call) => ({
    origin: DATA_PLATFORM_ORIGIN ?? EXPERIMENTS_ORIGIN,
    key: DATA_PLATFORM_ORIGIN && SERVICE_KEYS['data-platform'],
    path: atRoot('/experiments', call),
  }),
  personalization: ({ PERSONALIZATION_ORIGIN, SERVICE_KEYS }) => ({
    origin: PERSONALIZATION_ORIGIN,
    key: SERVICE_KEYS.personalization,
  }),
  social: ({ SOCIAL_ORIGIN, SERVICE_KEYS }, call) => ({
    origin: SOCIAL_ORIGIN,
    key: SERVICE_KEYS.social,
    path: atRoot('/social', call),
  }),
}

/**
 * The host of its own that answers a call, where a setting names one (R309); nothing where the platform does, the
 * embedded one or that of `COMMERCE_ORIGIN`.
 */
export function serviceOf(settings: Settings, call: CallRequest): Service | undefined {
  const { origin, key, path = call.path } = services[familyOf(call.name)]?.(settings, call) ?? { origin: undefined }
  return origin === undefined ? undefined : { origin, key, path }
}
