import * as css from 'css-tree'
import type { Piece, Selector } from 'virtual:page-style'

/** Attributes that are known of a document before it is sent: how its header lies on it, which ground a banner has, and that a field has been refused. */
export const knownAttributes = ['data-header', 'data-ground', 'aria-invalid']

/**
 * Attributes that only script says once the whole sheet comes: which of a card's pictures this is, that a press is being heard, that
 * an answer is lost, that a question lies over the foot of the window, and which typefaces there are.
 */
const later = ['data-back', 'data-color', 'aria-busy', 'data-problem', 'data-asked', 'data-typefaces', 'data-stand-in']

const decisive = new Set([...knownAttributes, ...later])

function need(part: css.CssNode): string[] {
  if (part.type === 'ClassSelector') return [part.name]
  if (part.type === 'PseudoClassSelector' && part.name === 'has') return needsOfOnly(part)
  // Nothing stands open over a page when it is first painted, no other page becomes it, and the arrows of a row wait for a mouse.
  if (part.type === 'PseudoElementSelector' && /^backdrop$|^view-transition|^scroll-button$/.test(part.name))
    return [`::${part.name}`]
  return part.type === 'AttributeSelector' && decisive.has(part.name.name) ? [css.generate(part)] : []
}

/** What `:has()` cannot do without: of a single selector all it has, of several any may do. */
function needsOfOnly({ children }: css.PseudoClassSelector): string[] {
  const list = children?.first
  const only = list?.type === 'SelectorList' && list.children.size === 1 ? list.children.first : undefined
  return only?.type === 'Selector' ? only.children.toArray().flatMap(need) : []
}

/** Classes and attributes inside `:not()` or `:is()` are not asked for: the element may match without them. */
const selectorOf = (selector: css.CssNode): Selector => ({
  text: css.generate(selector),
  needs: selector.type === 'Selector' ? selector.children.toArray().flatMap(need) : [],
})

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style'])

function pieceOf(node: css.CssNode): Piece {
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
    return { selectors: node.prelude.children.toArray().map(selectorOf), block: css.generate(node.block) }
  if (node.type !== 'Atrule') return css.generate(node)
  const prelude = node.prelude === null ? '' : css.generate(node.prelude)
  if (node.name === 'keyframes') return { keyframes: prelude, text: css.generate(node) }
  if (node.block === null || !groups.has(node.name)) return css.generate(node)
  return { open: `@${node.name} ${prelude}`, pieces: piecesOf(node.block.children) }
}

const piecesOf = (nodes: css.List<css.CssNode>): Piece[] => nodes.toArray().map(pieceOf)

/** The rules of a style sheet. Throws where the sheet has a fault. */
export function rulesOf(sheet: string): css.List<css.CssNode> {
  const tree = css.parse(sheet, {
    onParseError: error => {
      throw error
    },
  })
  if (tree.type !== 'StyleSheet') throw new Error('not a style sheet')
  return tree.children
}

/** Takes a style sheet apart, so that a document can carry the rules it needs. Throws where the sheet has a fault. */
export const stylePieces = (sheet: string): readonly Piece[] => piecesOf(rulesOf(sheet))
