import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { Plugin } from 'vite'

/**
 * Copies imported `.wasm` beside the worker and leaves the import to the runtime, because at the edge nothing is compiled
 * while it runs. Development has a way of its own.
 */
export function wasm(): Plugin {
  const found = new Set<string>()
  return {
    name: 'fellholm:wasm',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.wasm')) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved === null) throw new Error(`${importer ?? ''} imports ${source}, which is not there`)
      found.add(resolved.id)
      return { id: `./${basename(resolved.id)}`, external: true }
    },
    // A server build drops emitted files, so they are copied.
    writeBundle({ dir }, bundle) {
      const imported = new Set(
        Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [])),
      )
      for (const file of found)
        if (dir !== undefined && imported.has(`./${basename(file)}`)) copyFileSync(file, join(dir, basename(file)))
    },
  }
}
