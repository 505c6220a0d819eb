// `npm run doctor`: what on this machine would keep the store from running, and what to do about it.
import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { resolve } from 'node:path'

import { findChromium } from './testing/chromium.ts'
import { isFit, missingPackages } from './packages/installed.mjs'
import { isFree, portFrom, troubleWith } from './store/machine.ts'
import { stateDirectory } from './store/state.ts'

type Finding = { readonly name: string; readonly ok: boolean; readonly text: string; readonly cure?: string }

const root = resolve(import.meta.dirname, '..')
const finding = (name: string, ok: boolean, text: string, cure?: string): Finding => ({
  name,
  ok,
  text,
  ...(cure !== undefined && { cure }),
})

function node(): Finding {
  return finding('Node', isFit, process.version, 'Install Node 24, or run `npm ci` on Linux, which brings its own.')
}

function dependencies(): Finding {
  const missing = missingPackages()
  const isWhole = missing.length === 0
  return finding('Dependencies', isWhole, isWhole ? 'installed' : `missing: ${missing.join(', ')}`, 'npm ci')
}

function workerd(): Finding {
  const { status, stdout } = spawnSync('npx', ['workerd', '--version'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 20_000,
  })
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
  const named = process.env.CHROMIUM_PATH
  const path = findChromium()
  if (named !== undefined && path !== named)
    return finding('Browser for tests', false, `CHROMIUM_PATH=${named} is not there`, 'Name a Chromium, or unset it.')
  const cure = '`npm test` installs one; or set CHROMIUM_PATH'
  return finding('Browser for tests', path !== undefined, path ?? 'none found', cure)
}

/** Settings of the workers in this environment; what reads them may itself be missing. */
async function settings(): Promise<Finding> {
  try {
    const { workersWithSettings, wrongSettings } = await import('./settings/settings.ts')
    const wrong = wrongSettings(workersWithSettings)
    const isRight = wrong.length === 0
    return finding(
      'Settings',
      isRight,
      isRight ? 'as workers take them' : wrong.join('; '),
      'README.md lists them all.',
    )
  } catch {
    return finding('Settings', false, 'cannot be read before the dependencies are installed', 'npm ci')
  }
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
  await settings(),
]
for (const { name, ok, text, cure } of findings) {
  console.log(`${ok ? 'ok  ' : 'FIX '}  ${name.padEnd(24)} ${text}`)
  if (!ok && cure !== undefined) console.log(`      ${' '.repeat(24)} → ${cure}`)
}
process.exit(findings.every(({ ok }) => ok) ? 0 : 1)
