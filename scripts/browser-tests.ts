// `npm run test:browser [-- <playwright arguments>]`: finds or installs a browser, then runs the browser tests.
import { spawnSync } from 'node:child_process'

import { findChromium, installChromium, installHeadless } from './testing/chromium.ts'

if (findChromium() === undefined) installChromium()
installHeadless()
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
