import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const shells = ['/usr/lib/chromium/chromium-headless-shell']
const there = (paths: readonly string[]) => paths.find(path => existsSync(path))

/** The browser that `CHROMIUM_PATH` names, and no other. */
const named = () => {
  const path = process.env.CHROMIUM_PATH
  return path === undefined || path === '' ? undefined : { path: existsSync(path) ? path : undefined }
}

/** A whole browser that is already there: the one `CHROMIUM_PATH` names and no other, else a system Chromium. */
export const findChromium = (): string | undefined => (named() ?? { path: there(places) }).path

/**
 * The browser that tests are run in: Chromium's headless shell, which does the same with a third less work, else a whole
 * one. The shell keeps no page for Back and draws letters a shade differently; what looks at those takes the whole one.
 */
export const findHeadless = (): string | undefined => (named() ?? { path: there(shells) ?? there(places) }).path

const isRoot = () => process.getuid?.() === 0
const has = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0
const isDebian = () => isRoot() && has('apt-get')

function installPackage(name: string): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: 120_000 })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit', timeout: 300_000 })
}

/** Installs a whole browser where none is: Debian's as root, else Playwright's own. */
export function installChromium(): void {
  if (isDebian()) installPackage('chromium')
  else execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}

/** Fetches Debian's headless shell where there is none yet; a machine that cannot runs the tests in the whole browser. */
export function installHeadless(): void {
  if (named() !== undefined || there(shells) !== undefined || !isDebian()) return
  try {
    installPackage('chromium-headless-shell')
  } catch {
    console.log('Chromium’s headless shell could not be fetched; the whole browser is taken, which takes longer.')
  }
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

/** Takes no typefaces, as the browsers of some visitors: to lay out and paint each page in them is a quarter of the work. */
const withoutTypefaces = '--disable-remote-fonts'

/** What Playwright starts: the browser that tests are run in, the same with typefaces for what looks at letters, or the whole one. */
export function launchOptions(browser: 'headless' | 'typefaces' | 'whole' = 'headless') {
  const executablePath = browser === 'whole' ? findChromium() : findHeadless()
  const args = browser === 'headless' ? [...chromiumArguments, withoutTypefaces] : [...chromiumArguments]
  return { args, ...(executablePath === undefined ? {} : { executablePath }) }
}
