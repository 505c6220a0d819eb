// Runs the built workers on this machine, the way the edge runs them: workerd, local KV, SQLite on disk.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

import { miniflareOptions, runtime } from '../../build/worker-config.ts'
import { builtStore } from './built-store.ts'
import { localSecrets, stateDirectory, type Secrets } from './state.ts'

/** A built worker: its script, and what the runtime compiles for it. */
function script(name: string) {
  const folder = join(builtStore, name)
  const compiled = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.wasm')) : []
  return {
    modulesRoot: folder,
    modules: [
      { type: 'ESModule' as const, path: join(folder, 'index.js') },
      ...compiled.map(file => ({ type: 'CompiledWasm' as const, path: join(folder, file) })),
    ],
  }
}

type Values = Readonly<Record<string, string>>

type StoreOptions = {
  readonly port: number
  readonly stateDir?: string
  /** Settings of the storefront that replace the defaults, by name. */
  readonly settings?: Values
  /** The same of the platform and of the payment provider. */
  readonly commerce?: Values
  readonly payments?: Values
  /** Another commerce platform than the embedded one. */
  readonly commerceOrigin?: string
  /** Where the workers' log lines go; standard output when not given. */
  readonly onLog?: (line: string) => void
  /** Where a debugger reaches the workers (Chrome DevTools Protocol); nowhere when not given. */
  readonly inspectorPort?: number
}

/** The commerce platform as a worker definition; alone or beside the storefront. */
export const commerceWorker = (secrets: Secrets, settings: Values = {}) => ({
  ...miniflareOptions('commerce'),
  ...script('commerce'),
  bindings: {
    PAYMENTS_KEY: secrets.PAYMENTS_KEY,
    ADMIN_KEY: secrets.ADMIN_KEY,
    OPERATOR_KEY: secrets.OPERATOR_KEY,
    ...settings,
  },
})

/** The demonstration's pictures as a worker definition. */
export const picturesWorker = () => ({ ...miniflareOptions('pictures'), ...script('pictures') })

/** The payment provider as a worker definition. */
export const paymentsWorker = (secrets: Secrets, port: number, settings: Values = {}) => ({
  ...miniflareOptions('payments'),
  ...script('payments'),
  bindings: {
    PAYMENTS_KEY: secrets.PAYMENTS_KEY,
    STORE_ORIGINS: 'http://localhost:*,http://127.0.0.1:*',
    PAYMENTS_ORIGIN: `http://pay.localhost:${port}`,
    ...settings,
  },
})

/** Settings of the embedded chat provider on this machine. */
export const chatSettings = { CHAT_STORE_ORIGINS: 'http://localhost:*,http://127.0.0.1:*' }

const chatRoutes = ['chat.localhost/*']
const deskRoutes = ['desk.localhost/*']

/** The chat provider has a host of its own, `chat.localhost`; nothing of the store's is asked there. */
const chatWorker = () => ({
  ...miniflareOptions('chat'),
  ...script('chat'),
  routes: chatRoutes,
  bindings: chatSettings,
})

/** How the storefront finds the embedded chat provider. */
export const chatIn = (port: number): Values => ({
  CHAT_VENDOR: 'assistant',
  CHAT_SCRIPT: `http://chat.localhost:${port}/assistant.js`,
  CHAT_SKILLS: 'en=general es=general fr=general de=general it=general',
})

/** The desk has a host of its own, `desk.localhost`, and the store's redirect rules. */
export const deskWorker = ({ PURGE_KEY, OPERATOR_KEY }: Secrets) => ({
  ...miniflareOptions('desk'),
  ...script('desk'),
  routes: deskRoutes,
  bindings: { PURGE_KEY, OPERATOR_KEY },
  serviceBindings: {
    ...miniflareOptions('desk').serviceBindings,
    PAYMENTS: miniflareOptions('payments').name,
    CHAT: miniflareOptions('chat').name,
    MAPS: { disk: { path: join(builtStore, 'maps') } },
  },
})

const storefrontWorker = (secrets: Secrets, { port, settings, commerceOrigin }: StoreOptions) => ({
  ...miniflareOptions('storefront'),
  ...script('storefront'),
  bindings: {
    SESSION_SECRET: secrets.SESSION_SECRET,
    AUTH_ACCESS_KEY: secrets.AUTH_ACCESS_KEY,
    PURGE_KEY: secrets.PURGE_KEY,
    STORE_ORIGIN: `http://localhost:${port}`,
    PAYMENTS_ORIGIN: `http://pay.localhost:${port}`,
    ...chatIn(port),
    ...(commerceOrigin === undefined ? {} : { COMMERCE_ORIGIN: commerceOrigin }),
    ...settings,
  },
})

/** Route patterns, on any host, of what the browser's build put at the top of the site. */
const fileRoutes = () =>
  readdirSync(join(builtStore, 'client'), { withFileTypes: true })
    .filter(({ name }) => !/^[._]/.test(name))
    .map(entry => `*/${entry.name}${entry.isDirectory() ? '/*' : ''}`)

/** What the local runtime looks through with each request before the storefront has it. */
export const neighbourRoutes = (): readonly string[] => [...fileRoutes(), ...chatRoutes, ...deskRoutes]

const filesScript = `
  export default {
    async fetch(request, env) {
      const file = await env.FILES.fetch(request)
      return file.status === 404 ? env.STOREFRONT.fetch(request) : file
    },
  }`

/**
 * The built files, served ahead of the storefront as the platform does it; what is no file is asked of the storefront.
 * Only their own addresses come this way: on this machine the hop would cost a page more than the storefront does.
 */
const filesWorker = () => ({
  ...runtime(),
  name: 'fellholm-files',
  modules: true as const,
  script: filesScript,
  routes: fileRoutes(),
  serviceBindings: { STOREFRONT: miniflareOptions('storefront').name },
  assets: { directory: join(builtStore, 'client'), binding: 'FILES' },
})

/** Starts the whole store; resolves when it answers. End it with `dispose()`. */
export async function startStore(options: StoreOptions): Promise<Miniflare> {
  const {
    port,
    inspectorPort,
    stateDir = stateDirectory(),
    onLog = line => process.stdout.write(`${line}\n`),
  } = options
  const secrets = localSecrets(stateDir)
  const store = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      cf: false,
      log: new Log(LogLevel.WARN),
      logRequests: false,
      telemetry: { enabled: false },
      resourcePersistencePath: stateDir,
      handleStructuredLogs: ({ message }) => onLog(message),
      workers: [
        storefrontWorker(secrets, options),
        filesWorker(),
        commerceWorker(secrets, { AUTH_ACCESS_KEY: secrets.AUTH_ACCESS_KEY, ...options.commerce }),
        picturesWorker(),
        paymentsWorker(secrets, port, options.payments),
        chatWorker(),
        deskWorker(secrets),
      ],
    }),
  )
  await store.ready
  return store
}
