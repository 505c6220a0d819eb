import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

/** The style sheet that says the order of the cascade layers: later ones win, and the first mention of a layer counts. */
export const layersFile = 'src/ui/tokens.css'

/** The statement that orders the layers, as the style sheet has it. */
function orderIn(root: string): string {
  const [statement] = /^@layer [\w, ]+;/m.exec(readFileSync(join(root, layersFile), 'utf8')) ?? []
  if (statement === undefined) throw new Error(`${layersFile} does not say the order of the layers: @layer a, b;`)
  return statement
}

/** Puts the order of the cascade layers at the top of the built style sheet, because a bundler may put any file first. */
export function layerOrder(): Plugin {
  let order = ''
  return {
    name: 'fellholm:layer-order',
    enforce: 'post',
    configResolved({ root }) {
      order = orderIn(root)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + String(file.source)
    },
  }
}
