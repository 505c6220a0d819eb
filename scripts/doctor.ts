// `npm run doctor`: what on this machine would keep the store from running, and the cure for each.
import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { findChromium } from './chromium.ts'
import { isFree, portFrom, troubleWith } from './machine.ts'
import { stateDirectory } from './state.ts'

type Finding = { readonly name: string; readonly ok: boolean; readonly said: string; readonly cure?: string }

const root = resolve(import.meta.dirname, '..')
const finding = (name: string, ok: boolean, said: string, cure?: string): Finding => ({
  name,
  ok,
  said,
  ...(cure !== undefined && { cure }),
})

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isFit = (major === 22 && minor >= 19) || major > 24 || (major === 24 && minor >= 5)
  return finding('Node', isFit, process.version, 'Install Node 24, or run `npm ci` on Linux, which brings its own.')
}

function dependencies(): Finding {
  const isThere = existsSync(join(root, 'node_modules/miniflare')) && existsSync(join(root, 'node_modules/vite'))
  return finding('Dependencies', isThere, isThere ? 'installed' : 'missing', 'npm ci')
}

function workerd(): Finding {
  const { status, stdout } = spawnSync('npx', ['workerd', '--version'], { cwd: root, encoding: 'utf8' })
  return finding(
    'workerd',
    status === 0,
    status === 0 ? stdout.trim() : 'does not start',
    'npm ci; on Linux it needs glibc 2.35 or newer',
  )
}

/** The port a setting names, or its default: is it one, and does nothing listen on it? */
async function port(use: string, setting: string, fallback: number): Promise<Finding> {
  const given = process.env[setting]
  const number = portFrom(given, fallback)
  if (number === undefined)
    return finding(`Port for ${use}`, false, `${setting}=${given} is no port`, 'Say a number from 1 to 65535.')
  const free = await isFree(number)
  const cure = `End what uses it (perhaps this store in another terminal), or set ${setting}.`
  return finding(`Port for ${use}`, free, `${number} is ${free ? 'free' : 'taken'}`, cure)
}

function browser(): Finding {
  const path = findChromium()
  return finding(
    'Browser for tests',
    path !== undefined,
    path ?? 'none found',
    '`npm test` installs one; or set CHROMIUM_PATH',
  )
}

function disk(): Finding {
  const directory = stateDirectory()
  const trouble = troubleWith(directory)
  if (trouble !== undefined)
    return finding('Data folder', false, trouble, 'Set STATE_DIR to a folder you may write to.')
  const { bavail, bsize } = statfsSync(directory)
  const megabytes = Math.floor((bavail * bsize) / 1_048_576)
  return finding('Data folder', megabytes > 200, `${directory}, ${megabytes} MB free`, 'Free some, or set STATE_DIR.')
}

const findings = [
  node(),
  dependencies(),
  workerd(),
  await port('the store', 'PORT', 8787),
  await port('browser tests', 'TEST_PORT', 8797),
  browser(),
  disk(),
]
for (const { name, ok, said, cure } of findings) {
  console.log(`${ok ? 'ok  ' : 'MEND'}  ${name.padEnd(24)} ${said}`)
  if (!ok && cure !== undefined) console.log(`      ${' '.repeat(24)} → ${cure}`)
}
process.exit(findings.every(({ ok }) => ok) ? 0 : 1)
