import * as css from 'css-tree'
import type { Plugin } from 'vite'

import { rulesOf } from './style-pieces.ts'

/** Whether a typeface has to be fetched; those of the machine stay with the style. */
const isFetched = (rule: css.CssNode) =>
  rule.type === 'Atrule' && rule.name === 'font-face' && css.generate(rule).includes('url(')

/** Parts a style sheet from the typefaces in it that have to be fetched. */
export function partTypefaces(sheet: string): { readonly style: string; readonly typefaces: string } {
  const rules = rulesOf(sheet).toArray()
  const text = (list: readonly css.CssNode[]) => list.map(rule => css.generate(rule)).join('')
  return { style: text(rules.filter(rule => !isFetched(rule))), typefaces: text(rules.filter(isFetched)) }
}

/**
 * Puts the typefaces that have to be fetched into a style sheet of their own, `typefaces`, whose rules are inside every document:
 * to declare one later lays out anew all that is written, whoever is written in it.
 */
export const typefaces = (): Plugin => ({
  name: 'fellholm:typefaces',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const parts = partTypefaces(String(file.source))
      if (parts.typefaces === '') continue
      file.source = parts.style
      this.emitFile({
        type: 'asset',
        name: 'typefaces.css',
        originalFileName: 'typefaces.css',
        source: parts.typefaces,
      })
    }
  },
})
