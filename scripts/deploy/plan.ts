import type { WorkerConfig, DeployedName } from '../../build/worker-config.ts'
import type { Stage } from './stages.ts'

/** A worker's configuration for one stage, as wrangler reads it. */
export type Deployment = { readonly worker: DeployedName; readonly config: Readonly<Record<string, unknown>> }

const isWorkersDev = (host: string): boolean => host.endsWith('.workers.dev')

/** Production has the plain names, every other stage its own after them. */
const nameIn = (stageName: string, name: string): string => (stageName === 'production' ? name : `${name}-${stageName}`)

/** On a domain of the account, or on the worker's own address; what has no host cannot be reached from outside. */
const reachedAt = (host: string | undefined) =>
  host === undefined || !isWorkersDev(host)
    ? {
        workers_dev: false,
        preview_urls: false,
        ...(host !== undefined && { routes: [{ pattern: host, custom_domain: true }] }),
      }
    : { workers_dev: true, preview_urls: false }

/** Another commerce platform takes the place of the embedded one, and has a payment provider of its own. */
const hasPlatformElsewhere = ({ settings }: Stage): boolean => Object.hasOwn(settings, 'COMMERCE_ORIGIN')

const originOf = (host: string): string => `https://${host}`

type Planned = {
  readonly name: string
  readonly stage: Stage
  readonly own: Readonly<Record<DeployedName, WorkerConfig>>
}

/** The name of the worker that takes the money, as the platform is bound to it. */
const providerOf = ({ name, stage, own }: Planned): string | undefined =>
  stage.provider === 'sandbox' ? nameIn(name, own.payments.name) : stage.provider

const common = ({ name, stage, own }: Planned, worker: DeployedName, host: string | undefined) => ({
  ...own[worker],
  name: nameIn(name, own[worker].name),
  ...reachedAt(host),
  observability: { enabled: true, head_sampling_rate: stage.log_share },
  upload_source_maps: true,
})

function payments(planned: Planned): Deployment {
  const { store, payments: host } = planned.stage
  const vars = { PAYMENTS_ORIGIN: originOf(host ?? store), STORE_ORIGINS: originOf(store) }
  return { worker: 'payments', config: { ...common(planned, 'payments', host), vars } }
}

/** A platform whose pictures are elsewhere is bound to no worker for them. */
const hasPictures = ({ own }: Planned): boolean => own.commerce.services.some(({ binding }) => binding === 'PICTURES')

function commerce(planned: Planned): Deployment {
  const provider = providerOf(planned)
  const services = [
    ...(provider === undefined ? [] : [{ binding: 'PAYMENTS', service: provider }]),
    ...(hasPictures(planned)
      ? [{ binding: 'PICTURES', service: nameIn(planned.name, planned.own.pictures.name) }]
      : []),
  ]
  const { store, platform, letters } = planned.stage
  const vars = { STORE_ORIGIN: originOf(store), ...letters }
  const email = letters.MAIL_PROVIDER === 'cloudflare' ? { send_email: [{ name: 'EMAIL' }] } : {}
  return { worker: 'commerce', config: { ...common(planned, 'commerce', platform), vars, services, ...email } }
}

const pictures = (planned: Planned): Deployment => ({
  worker: 'pictures',
  config: common(planned, 'pictures', undefined),
})

function storefront(planned: Planned): Deployment {
  const { name, stage, own } = planned
  const { store, payments: host, settings } = stage
  const vars = { STORE_ORIGIN: originOf(store), PAYMENTS_ORIGIN: originOf(host ?? store), ...settings }
  const services = hasPlatformElsewhere(stage)
    ? []
    : own.storefront.services.map(({ binding, service }) => ({ binding, service: nameIn(name, service) }))
  return {
    worker: 'storefront',
    config: {
      ...common(planned, 'storefront', store),
      vars,
      services,
      kv_namespaces: namespacesOf(planned, 'storefront'),
    },
  }
}

/** The ids of KV namespaces that are known already. */
const namespacesOf = ({ stage: { kv }, own }: Planned, worker: 'storefront' | 'desk') =>
  own[worker].kv_namespaces.map(({ binding }) => {
    const id = kv[binding as keyof typeof kv]
    return { binding, ...(id !== undefined && { id }) }
  })

/** The desk, after all that it is bound to. Without Access in front nobody comes in. */
function desk(planned: Planned): Deployment[] {
  const { name, stage, own } = planned
  if (stage.desk === undefined) return []
  const services = [
    ...own.desk.services
      .filter(({ binding }) => binding !== 'COMMERCE' || !hasPlatformElsewhere(stage))
      .map(({ binding, service }) => ({ binding, service: nameIn(name, service) })),
    // Asked how it is. A provider of others is not.
    ...(stage.provider === 'sandbox' && !hasPlatformElsewhere(stage)
      ? [{ binding: 'PAYMENTS', service: nameIn(name, own.payments.name) }]
      : []),
  ]
  const bindings = own.desk.durable_objects.bindings.map(({ script_name: script, ...object }) => ({
    ...object,
    ...(script !== undefined && { script_name: nameIn(name, script) }),
  }))
  const config = {
    ...common(planned, 'desk', stage.desk),
    vars: { STORE_ORIGIN: originOf(stage.store), ...stage.access, ...stage.analytics },
    services,
    kv_namespaces: namespacesOf(planned, 'desk'),
    durable_objects: { bindings },
  }
  return [{ worker: 'desk', config }]
}

/** The deployments of a stage, ordered so that each worker finds those it is bound to. */
export function planOf(planned: Planned): readonly Deployment[] {
  if (hasPlatformElsewhere(planned.stage)) return [storefront(planned), ...desk(planned)]
  const sandbox = planned.stage.provider === 'sandbox' ? [payments(planned)] : []
  const drawn = hasPictures(planned) ? [pictures(planned)] : []
  return [...sandbox, ...drawn, commerce(planned), storefront(planned), ...desk(planned)]
}
