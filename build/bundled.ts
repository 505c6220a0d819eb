import { build, mergeConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** Which files stay modules of their own. */
type Apart = (file: string) => boolean

const leftApart = (isApart: Apart): Plugin => ({
  name: 'fellholm:left-apart',
  enforce: 'pre',
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found !== null && isApart(found.id) ? { id: found.id, external: 'absolute' } : null
  },
})

const oneModule = (entry: string, isApart: Apart): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  // As it is deployed: what a framework has for who develops is a quarter of it.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  plugins: [leftApart(isApart)],
  resolve: { conditions: ['workerd', 'worker', 'module', 'import'] },
  ssr: { noExternal: true },
  build: {
    ssr: entry,
    write: false,
    minify: false,
    target: 'es2023',
    copyPublicDir: false,
    rolldownOptions: {
      external: [/^cloudflare:/, /^node:/],
      // Without blanks, and under its own names: each test file reads all of it once more.
      output: { codeSplitting: false, minify: { mangle: false, compress: true, codegen: true } },
    },
  },
})

/**
 * Loads `entry` as one module. A test runner fetches modules one by one and anew for every test file, which for a
 * worker of a thousand modules takes most of a test's time. Modules set apart can be shared with the tests. The bundle
 * is rebuilt in every run, because the runner caches modules by their own text, and this one changes with any of a
 * thousand.
 */
export function bundled(entry: string, isApart: Apart, config: InlineConfig): Plugin {
  return {
    name: 'fellholm:bundled',
    enforce: 'pre',
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id === entry ? false : null))
    },
    async load(id) {
      if (id !== entry) return null
      const built = (await build(mergeConfig(config, oneModule(entry, isApart)))) as Rolldown.RolldownOutput
      const [{ code, modules }] = built.output
      for (const file of Object.keys(modules)) if (file.startsWith('/')) this.addWatchFile(file)
      return { code, map: { mappings: '' } }
    },
  }
}
