import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A browser that is already there: the one `CHROMIUM_PATH` names and no other, else a system Chromium. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined
  return places.find(place => existsSync(place))
}

const isRoot = () => process.getuid?.() === 0
const has = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Installs a browser where none is: Debian's as root, else Playwright's own. */
export function installChromium(): void {
  if (isRoot() && has('apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
    return
  }
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}

/** Arguments under which a browser starts in a container and stays off the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
