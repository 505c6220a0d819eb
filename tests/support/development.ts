import { spawn, type ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')

/** What the store is made of; a folder inside this one finds its packages here. */
const parts = ['build', 'client', 'demo', 'kv', 'public', 'routes', 'scripts', 'src', 'worker']

const files = () =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.json', '*.ts', '*.toml', ...parts],
    {
      cwd: root,
    },
  )
    .toString()
    .trim()
    .split('\n')
    .filter(file => !file.includes('/') || parts.some(part => file.startsWith(`${part}/`)))

/** How long the first page may take: sources are read, dependencies bundled and shops filled. */
const longestStart = 120_000

async function untilOpen(origin: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + longestStart
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`npm run dev ended with ${server.exitCode}`)
    const isOpen = await fetch(`${origin}/en-us`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOpen) return
    await sleep(500)
  }
  throw new Error('npm run dev did not open')
}

/** The store as `npm run dev` shows it, from a copy of the sources that a test may edit. */
export type Development = {
  readonly origin: string
  /** The folder of the copy. */
  readonly sources: string
  readonly end: () => Promise<void>
}

export async function startDevelopment(port: number): Promise<Development> {
  mkdirSync(join(root, 'reports'), { recursive: true })
  const sources = mkdtempSync(join(root, 'reports/development-'))
  for (const file of files()) cpSync(join(root, file), join(sources, file))
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: sources,
    env: { ...process.env, PORT: `${port}`, STATE_DIR: join(sources, 'state') },
    stdio: 'ignore',
  })
  const ended = new Promise<void>(done => server.once('exit', () => done()))
  const end = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(sources, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  await untilOpen(origin, server).catch(async (error: unknown) => {
    await end()
    throw error
  })
  return { origin, sources, end }
}
