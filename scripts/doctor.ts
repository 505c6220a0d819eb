// `npm run doctor`: what on this machine would keep the store from running, and the cure for each.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

import { findChromium } from './chromium.ts'
import { stateDirectory } from './store.ts'

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

function isFree(port: number): Promise<boolean> {
  return new Promise(answer => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })
}

async function port(name: string, number: number, cure: string): Promise<Finding> {
  const free = await isFree(number)
  return finding(`Port ${number} (${name})`, free, free ? 'free' : 'taken', cure)
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
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
    const { bavail, bsize } = statfsSync(directory)
    const megabytes = Math.floor((bavail * bsize) / 1_048_576)
    return finding(
      'Data folder',
      megabytes > 200,
      `${directory}, ${megabytes} MB free`,
      'Free some space, or set STATE_DIR.',
    )
  } catch (error) {
    return finding(
      'Data folder',
      false,
      `${directory}: ${String(error)}`,
      'Set STATE_DIR to a folder you may write to.',
    )
  }
}

const findings = [
  node(),
  dependencies(),
  workerd(),
  await port('store', Number(process.env.PORT ?? 8787), 'End what uses it, or set PORT.'),
  await port('browser tests', Number(process.env.TEST_PORT ?? 8797), 'End what uses it, or set TEST_PORT.'),
  browser(),
  disk(),
]
for (const { name, ok, said, cure } of findings) {
  console.log(`${ok ? 'ok  ' : 'MEND'}  ${name.padEnd(24)} ${said}`)
  if (!ok && cure !== undefined) console.log(`      ${' '.repeat(24)} → ${cure}`)
}
process.exit(findings.every(({ ok }) => ok) ? 0 : 1)
