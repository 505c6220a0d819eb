/** Names of elements a picture may consist of: nothing that runs, loads or embeds. */
const allowed = new Set([
  'svg',
  'defs',
  'g',
  'path',
  'circle',
  'ellipse',
  'text',
  'use',
  'clipPath',
  'pattern',
  'linearGradient',
  'radialGradient',
  'stop',
])

/**
 * Shapes are as translucent as their fill or stroke and stand where they belong: browsers paint one with an opacity of
 * its own as a layer, and keep a node for its `transform`.
 */
const shapes = new Set(['path', 'circle', 'ellipse'])

const tag = /<(\/?)([A-Za-z]+)((?:\s+[a-zA-Z][\w-]*="[^"<>]*")*)\s*(\/?)>/y

/** Attributes an element must not have, or must not have twice. */
function elementFaults(name: string, attributes: string, ids: Set<string>): string[] {
  const found = allowed.has(name) ? [] : [`element ${name}`]
  const id = / id="([^"]*)"/.exec(attributes)?.[1]
  if (id !== undefined && ids.has(id)) found.push(`id ${id} twice`)
  if (id !== undefined) ids.add(id)
  if (/\son\w+=|style=/i.test(attributes)) found.push(`handler or style in ${name}: ${attributes}`)
  if (shapes.has(name) && / (?:opacity|transform)=/.test(attributes))
    found.push(`opacity or transform of a whole ${name}: ${attributes}`)
  return found
}

/** Walks through the tags; collects the ids on its way. */
function markupFaults(svg: string, ids: Set<string>): string[] {
  const found: string[] = []
  const open: string[] = []
  for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = at
    const match = tag.exec(svg)
    if (!match) return [...found, `unreadable at ${at}: ${svg.slice(at, at + 60)}`]
    const [, closing, name = '', attributes = '', empty] = match
    found.push(...elementFaults(name, attributes, ids))
    if (closing && open.pop() !== name) found.push(`${name} closed out of turn`)
    if (!closing && !empty) open.push(name)
  }
  return open.length > 0 ? [...found, `left open: ${open.join(' ')}`] : found
}

/**
 * Faults of an SVG text: broken nesting, foreign elements, handlers, references that leave the picture or lead nowhere,
 * duplicate ids, invalid numbers, shapes with an opacity or a transform of their own. Empty for a sound one.
 */
export function faults(svg: string): string[] {
  const ids = new Set<string>()
  const found = markupFaults(svg, ids)
  for (const [, target = ''] of svg.matchAll(/(?:url\(|href=")([^)"]*)/g)) {
    if (!target.startsWith('#') || !ids.has(target.slice(1))) found.push(`reference ${target}`)
  }
  return /NaN|undefined|Infinity|null|\[object/.test(svg) ? [...found, 'not a number'] : found
}

/** Bytes after gzip. */
export async function gzipped(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}
