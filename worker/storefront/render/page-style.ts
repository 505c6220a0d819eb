import { createHash } from 'node:crypto'

import { pieces, type Piece } from 'virtual:page-style'

import { memoize } from '#src/kit/memoize.ts'

type Classes = ReadonlySet<string>

/** A `<style>` for the head, and the hash that allows it in the Content-Security-Policy: `sha256-…` in base64. */
export type PageStyle = { readonly tag: string; readonly hash: string | undefined }

/** A document and the hash of the style inside it. */
export type Styled<Body = Uint8Array<ArrayBuffer>> = { readonly body: Body; readonly style: string | undefined }

/** The classes on the elements of some HTML of ours. */
export function classesIn(...html: readonly string[]): Set<string> {
  const lists = new Set<string>()
  for (const text of html) {
    for (let at = text.indexOf(' class="'); at >= 0; at = text.indexOf(' class="', at)) {
      const from = at + 8
      at = text.indexOf('"', from)
      lists.add(text.slice(from, at))
    }
  }
  return new Set([...lists].flatMap(list => list.split(' ')).filter(name => name !== ''))
}

/** How the header of a document lies on it, as a selector says it. */
export const headerIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ data-header="(\w+)"/g)].map(([, header = '']) => `[data-header=${header}]`))

function ruleText(piece: Piece, classes: Classes): string {
  if (typeof piece === 'string') return piece
  if ('keyframes' in piece) return ''
  if ('open' in piece) {
    const inside = piece.pieces.map(inner => ruleText(inner, classes)).join('')
    return inside === '' ? '' : `${piece.open}{${inside}}`
  }
  const used = piece.selectors.filter(({ needs }) => needs.every(name => classes.has(name)))
  return used.length === 0 ? '' : used.map(({ text }) => text).join(',') + piece.block
}

type Animation = Extract<Piece, { readonly keyframes: string }>

/** Keyframes stand outside the layers: which layer they come from decides nothing while their names are unique. */
const keyframesIn = (list: readonly Piece[]): readonly Animation[] =>
  list.flatMap(piece =>
    typeof piece === 'string' ? [] : 'open' in piece ? keyframesIn(piece.pieces) : 'keyframes' in piece ? [piece] : [],
  )

const animations = keyframesIn(pieces).map(({ keyframes, text }) => ({
  use: new RegExp(`animation(?:-name)?:[^;}]*\\b${keyframes}\\b`),
  text,
}))

/** Left to the whole sheet: tokens and other custom properties that none of these rules uses. */
function withoutIdle(rules: string): string {
  const used = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return rules.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=}))/g, (text, name: string) =>
    used.has(name) ? text : '',
  )
}

/** The rules of the store's style sheet that elements with these classes can match, in its order. */
export function styleText(classes: Classes): string {
  const rules = withoutIdle(pieces.map(piece => ruleText(piece, classes)).join(''))
  return rules + animations.flatMap(({ use, text }) => (use.test(rules) ? [text] : [])).join('')
}

/** Documents of one kind use the same classes, so there are only so many styles. */
const most = 50

const styleOf = memoize((classes: string): PageStyle => {
  const text = styleText(new Set(classes.split(' ')))
  if (text === '') return { tag: '', hash: undefined }
  return { tag: `<style>${text}</style>`, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
}, most)

/** All the style that a page needs in a frame with these classes, so that its first paint waits for no file. */
export const pageStyle = (frame: Classes, page: string): PageStyle =>
  styleOf([...classesIn(page).union(frame)].sort().join(' '))
