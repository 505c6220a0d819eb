// `npm run deploy -- [--stage production] [--dry-run] [--upload] [--make-secrets]`: the workers of a stage of deploy.toml,
// built for the world, in the order in which each finds what it is bound to. docs/deploying.md tells the whole way.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { configOf } from '../build/worker-config.ts'
import { buildStore } from './store/build-store.ts'
import { planOf, type Deployment } from './deploy/plan.ts'
import { stageNamed } from './deploy/read-stage.ts'
import { foreignSecretsOf, newSecrets, secretsOf, type Secrets } from './store/state.ts'
import { stop } from './store/stop.ts'

const root = resolve(import.meta.dirname, '..')
const out = join(root, 'dist/deploy')
const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'production' },
    /** Shows what would be deployed; asks no account. */
    'dry-run': { type: 'boolean', default: false },
    /** Uploads new versions that get no visitors yet: `wrangler versions deploy` gives them some. */
    upload: { type: 'boolean', default: false },
    /** Makes the stage's secrets where it has none. */
    'make-secrets': { type: 'boolean', default: false },
  },
})

const secretsFile = join(root, `secrets.${values.stage}.json`)

/** The stage's secrets, where they are to go along; a worker that has its secrets keeps them. */
function secrets(): Secrets | undefined {
  if (values['make-secrets'] && !existsSync(secretsFile))
    writeFileSync(secretsFile, JSON.stringify(newSecrets(), null, 2), { mode: 0o600, flag: 'wx' })
  return existsSync(secretsFile) ? (JSON.parse(readFileSync(secretsFile, 'utf8')) as Secrets) : undefined
}

/** Files that go with a worker. The desk's source maps are for itself: every request asks the worker, which serves none. */
const assetsOf: Readonly<Record<string, object>> = {
  storefront: { directory: join(out, 'client'), binding: 'ASSETS' },
  desk: { directory: join(out, 'maps'), binding: 'MAPS', run_worker_first: true },
}

/** Writes what wrangler reads for a worker, and gives its arguments. */
function wordsFor({ worker, config }: Deployment): string[] {
  const folder = join(out, 'config', values.stage)
  const file = join(folder, `${worker}.json`)
  const assets = assetsOf[worker] === undefined ? {} : { assets: assetsOf[worker] }
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({ ...config, main: join(out, worker, 'index.js'), no_bundle: true, ...assets }, null, 2),
  )
  const words = [...(values.upload && worker === 'storefront' ? ['versions', 'upload'] : ['deploy']), '-c', file]
  return values['dry-run'] ? [...words, '--dry-run'] : words
}

/** Has wrangler deploy a worker with its secrets, which lie in a file of their own for no longer than that. */
function deploy(deployment: Deployment, known: Secrets | undefined): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const file = join(folder, 'secrets.json')
  try {
    if (known !== undefined) {
      const { worker } = deployment
      const own = new Set<string>([...secretsOf[worker], ...foreignSecretsOf[worker]])
      const given = Object.entries(known).filter(([name]) => own.has(name))
      writeFileSync(file, JSON.stringify(Object.fromEntries(given)), { mode: 0o600 })
    }
    const words = [...wordsFor(deployment), ...(known === undefined ? [] : ['--secrets-file', file])]
    return spawnSync('npx', ['wrangler', ...words], { cwd: root, stdio: 'inherit' }).status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const stage = stageNamed(values.stage)
const own = {
  storefront: configOf('storefront'),
  commerce: configOf('commerce'),
  pictures: configOf('pictures'),
  payments: configOf('payments'),
  desk: configOf('desk'),
}
const plan = planOf({ name: values.stage, stage, own })
process.env.BUILD_DIR = 'dist/deploy'
await buildStore(
  'production',
  plan.map(({ worker }) => worker),
)
// A dry run makes no secrets and needs none.
const known = values['dry-run'] ? undefined : secrets()
for (const deployment of plan) {
  console.log(`\n— ${deployment.worker} of ${values.stage}`)
  if (!deploy(deployment, known))
    stop(
      `wrangler did not deploy the ${deployment.worker}; what came before it is deployed.`,
      'Mend it and run this again.',
    )
}
if (stage.provider === undefined)
  console.log('\nNo payment provider: nothing can be paid by card (docs/payment-provider.md).')
if (stage.provider === 'sandbox')
  console.log('\nThe payment provider is a sandbox: it takes test cards only, and charges nobody.')
