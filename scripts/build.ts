// Builds the browser's scripts and the workers: `node scripts/build.ts [local|production] [worker ...]`.
// Called by wrangler it builds what wrangler is about to do: for this machine under `dev`, for the world under `deploy`.
import { buildStore, isWorkerName } from './store/build-store.ts'
import { stop } from './store/stop.ts'

const [first, ...others] = process.argv.slice(2)
const isTarget = first === 'local' || first === 'production'
const underWrangler = process.env.WRANGLER_COMMAND
const target = isTarget ? first : underWrangler === 'dev' ? 'local' : 'production'
const workers = isTarget || first === undefined ? others : [first, ...others]
const unknown = workers.find(name => !isWorkerName(name))
if (unknown !== undefined)
  stop(`There is no worker ${unknown}.`, 'Say storefront, commerce, pictures, payments or chat.')

if (underWrangler !== undefined) process.env.BUILD_DIR = 'dist/deploy'
await buildStore(target, workers.length === 0 ? undefined : workers.filter(isWorkerName))
