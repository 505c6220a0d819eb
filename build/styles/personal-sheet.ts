import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'
import type { Piece } from 'virtual:page-style'

import { personalSheetOf } from '../../src/kit/style-sheets.ts'
import { personalStyles } from './personal-places.ts'
import { stylePieces } from './style-pieces.ts'

const ofPersonalPages = new RegExp(`/${personalStyles}`)

/** The script that gathers all styles; whatever else imports a module of classes shows something with them. */
const gatherer = /\/client\/styles\.ts$/

type Names = ReadonlySet<string>

/** A piece in parts: what elements with these classes alone can match, and the rest. */
function partPiece(piece: Piece, personal: Names): readonly [shared: string, personal: string] {
  if (typeof piece === 'string') return [piece, '']
  if ('keyframes' in piece) return [piece.text, '']
  if ('open' in piece) {
    const parts = partPieces(piece.pieces, personal)
    const [shared, own] = parts.map(text => (text === '' ? '' : `${piece.open}{${text}}`))
    return [shared ?? '', own ?? '']
  }
  const text = piece.selectors.map(selector => selector.text).join(',') + piece.block
  return piece.selectors.every(({ needs }) => needs.some(name => personal.has(name))) ? ['', text] : [text, '']
}

function partPieces(pieces: readonly Piece[], personal: Names): readonly [shared: string, personal: string] {
  const parts = pieces.map(piece => partPiece(piece, personal))
  return [parts.map(([shared]) => shared).join(''), parts.map(([, own]) => own).join('')]
}

/** A style sheet in two: what only elements with one of these classes look like, and all else. Each in the order it had. */
export const partPersonal = (sheet: string, classes: Names) => partPieces(stylePieces(sheet), classes)

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 8)

/**
 * Puts what only personal pages look like into a sheet of their own, which they link and nobody else asks for. A module of
 * classes that an island or a dialog imports stays in the sheet of all pages: these show on any of them.
 */
export function personalSheet(nameOf: (name: string, file: string) => string): Plugin {
  return {
    name: 'fellholm:personal-sheet',
    enforce: 'post',
    generateBundle(_, bundle) {
      const isPersonal = (id: string) =>
        ofPersonalPages.test(id) &&
        this.getModuleInfo(id)?.importers.every(importer => gatherer.test(importer)) === true
      const classes = new Set(
        [...this.getModuleIds()].filter(isPersonal).flatMap(id => {
          const names = readFileSync(id, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)
          return [...names].map(([, name = '']) => nameOf(name, id))
        }),
      )
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !/\/style-[^/]*\.css$/.test(fileName)) continue
        const [shared, personal] = partPersonal(String(file.source), classes)
        // By both, so that a name says what is in its file however a class changes sides.
        const name = `assets/style-${hashOf(shared, personal)}.css`
        delete bundle[fileName]
        this.emitFile({
          type: 'asset',
          name: 'style.css',
          fileName: name,
          originalFileName: 'style.css',
          source: shared,
        })
        this.emitFile({ type: 'asset', fileName: personalSheetOf(`/${name}`).slice(1), source: personal })
      }
    },
  }
}
