import type { Plugin } from 'vite'

/** Later layers win. Said at the very top of the one stylesheet, because a bundler may put any file first. */
const order = '@layer tokens,base,ui,shop;'

/** Fixes the order of the cascade layers, whatever order the rules are bundled in. */
export function layerOrder(): Plugin {
  return {
    name: 'fellholm:layer-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + String(file.source)
    },
  }
}
