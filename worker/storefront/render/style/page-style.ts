import { createHash } from 'node:crypto'

import { knownAttributes, pieces, type Piece } from 'virtual:page-style'

import { memoize } from '#src/kit/memoize.ts'

type Classes = ReadonlySet<string>

/**
 * The style inside a document, in two tags. The first has what a header needs and stands in the head, so that a browser
 * shows the header while it reads on; the other has the rest and stands before what needs it.
 */
export type PageStyle = {
  readonly head: string
  readonly main: string
  /** What allows both in the Content-Security-Policy: `sha256-…` in base64, one after the other. */
  readonly hashes: string | undefined
}

/** A document, and the sources by which its policy allows the style inside it, parted by spaces: hashes, or a nonce. */
export type Styled<Body = Uint8Array<ArrayBuffer>> = { readonly body: Body; readonly style: string | undefined }

/** The classes of a frame around a page: of what is above the page, and of all of it. */
export type FrameClasses = { readonly above: Classes; readonly whole: Classes }

const classAttribute = ' class='

/** The classes on the elements of some HTML of ours: in quotes, or a single one without (`compact-html.ts`). */
export function classesIn(...html: readonly string[]): Set<string> {
  const lists = new Set<string>()
  for (const text of html) {
    for (let at = text.indexOf(classAttribute); at >= 0; at = text.indexOf(classAttribute, at)) {
      const from = at + classAttribute.length
      const ends = text[from] === '"' ? /"/g : /[ >]/g
      ends.lastIndex = from + 1
      at = ends.exec(text)?.index ?? text.length
      lists.add(text.slice(from, at).replace('"', ''))
    }
  }
  return new Set([...lists].flatMap(list => list.split(' ')).filter(name => name !== ''))
}

const knownAttribute = new RegExp(` (${knownAttributes.join('|')})="?(\\w+)`, 'g')

/** The attributes that rules of the style go by, as selectors say them. */
const attributesIn = (html: string) => [...html.matchAll(knownAttribute)].map(([, name, value]) => `[${name}=${value}]`)

/** What is in some HTML of ours that decides which rules it can match: the classes on its elements, and a few attributes. */
export const marksIn = (html: string): Set<string> => new Set([...classesIn(html), ...attributesIn(html)])

const varsIn = (rules: string): ReadonlySet<string> =>
  new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))

const customProperty = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=}))/g

/** What a style before this one has: rules for these classes, and the tokens they use. */
type Before = { readonly classes: Classes; readonly tokens: ReadonlySet<string> }

/** The rules of a piece that elements with these classes can match, less those in force before; of them tokens alone. */
function ruleText(piece: Piece, classes: Classes, before?: Before): string {
  if (typeof piece === 'string') return before === undefined ? piece : ''
  if ('keyframes' in piece) return ''
  if ('open' in piece) {
    const inside = piece.pieces.map(inner => ruleText(inner, classes, before)).join('')
    return inside === '' ? '' : `${piece.open}{${inside}}`
  }
  const matched = piece.selectors.filter(({ needs }) => needs.every(name => classes.has(name)))
  const used = matched.filter(({ needs }) => before === undefined || needs.some(name => !before.classes.has(name)))
  const text = (selectors: typeof used, block: string) => selectors.map(selector => selector.text).join(',') + block
  if (used.length > 0) return text(used, piece.block)
  const tokens = [...piece.block.matchAll(customProperty)].filter(([, name = '']) => before?.tokens.has(name) === false)
  return tokens.length === 0 || matched.length === 0
    ? ''
    : text(matched, `{${tokens.map(([token]) => token).join('')}}`)
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

const emptyRule = /[^{};]+\{\}/g

/** Left to the whole sheet: tokens and other custom properties that none of these rules uses. */
function withoutIdle(rules: string): string {
  const used = varsIn(rules)
  const kept = rules.replaceAll(customProperty, (text, name: string) => (used.has(name) ? text : ''))
  return kept.replaceAll(emptyRule, '')
}

const animated = (rules: string) =>
  rules + animations.flatMap(({ use, text }) => (use.test(rules) ? [text] : [])).join('')

const rulesFor = (classes: Classes, before?: Before) => pieces.map(piece => ruleText(piece, classes, before)).join('')

/** The rules of the store's style sheet that elements with these classes can match, in its order. */
export const styleText = (classes: Classes): string => animated(withoutIdle(rulesFor(classes)))

/** The same, less what a style for other classes has that stands before. */
export function styleAfter(above: Classes, classes: Classes): string {
  const before = { classes: above, tokens: varsIn(rulesFor(above)) }
  return animated(withoutIdle(rulesFor(classes, before)))
}

/** Documents of one kind use the same classes, so there are only so many styles. */
const most = 50

const tagged = (text: string) => (text === '' ? '' : `<style>${text}</style>`)
const hashOf = (text: string) => (text === '' ? [] : [`sha256-${createHash('sha256').update(text).digest('base64')}`])

const styleOf = memoize((above: string, whole: string): PageStyle => {
  const header = new Set(above.split(' '))
  const texts = [styleText(header), styleAfter(header, new Set(whole.split(' ')))] as const
  const hashes = texts.flatMap(hashOf)
  const [head, main] = texts
  return { head: tagged(head), main: tagged(main), hashes: hashes.length === 0 ? undefined : hashes.join(' ') }
}, most)

const keyOf = (classes: Classes) => [...classes].sort().join(' ')

/** All the style that a page with these marks needs in a frame with those classes, so that its first paint waits for no file. */
export const pageStyle = ({ above, whole }: FrameClasses, page: Classes): PageStyle =>
  styleOf(keyOf(above), keyOf(page.union(whole)))

const styleAfterOf = memoize(
  (above: string, classes: string): string => styleAfter(new Set(above.split(' ')), new Set(classes.split(' '))),
  most,
)

/** What a page needs that comes after its document has begun: less what a style for these classes has, which is there already. */
export const laterStyle = (above: Classes, page: Classes): string =>
  styleAfterOf(keyOf(above), keyOf(page.union(above)))
