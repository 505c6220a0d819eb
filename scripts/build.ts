// Builds the browser's scripts and the workers: `node scripts/build.ts [local|production]`.
// Called by wrangler it builds what wrangler is about to do: for this machine under `dev`, for the world under `deploy`.
import { buildStore } from './build-store.ts'

const underWrangler = process.env.WRANGLER_COMMAND
const mode = process.argv[2] ?? (underWrangler === 'dev' ? 'local' : 'production')
if (mode !== 'local' && mode !== 'production') throw new Error(`Unknown build ${mode}: say local or production`)
if (underWrangler !== undefined) process.env.BUILD_DIR = 'dist/deploy'

await buildStore(mode)
