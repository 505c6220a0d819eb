// Completes package-lock.json with platform packages the registry at hand did not offer, so that `npm ci` accepts the
// lock on every system. Run after each change of dependencies: `node scripts/packages/complete-lock.ts`.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry> }

const systems: Readonly<Record<string, string>> = {
  android: 'android',
  darwin: 'darwin',
  macos: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
  windows: 'win32',
}
const processors: Readonly<Record<string, string>> = {
  '64': 'x64',
  arm: 'arm',
  armv7: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
}

const meant = (words: readonly string[], table: Readonly<Record<string, string>>) => [
  ...new Set(words.flatMap(word => table[word] ?? [])),
]

/** The platform a package's name stands for. */
function platformEntry(name: string, version: string, dev: boolean | undefined): Entry {
  const words = (name.split('/').at(-1) ?? name).split('-')
  const os = meant(words, systems)
  const cpu = meant(words, processors)
  const libc = words.some(word => word.startsWith('musl'))
    ? ['musl']
    : words.some(word => word.startsWith('gnu')) && os[0] === 'linux'
      ? ['glibc']
      : []
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev === true && { dev }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(libc.length > 0 && { libc }),
  }
}

const file = new URL('../../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
const isLocked = (at: string, name: string) =>
  lock.packages[`node_modules/${name}`] !== undefined ||
  (at !== '' && lock.packages[`${at}/node_modules/${name}`] !== undefined)

let added = 0
for (const [at, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(at, name) || !/^\d+\.\d+\.\d+/.test(version)) continue
    lock.packages[`node_modules/${name}`] = platformEntry(name, version, dev)
    added += 1
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added to the lock`)
