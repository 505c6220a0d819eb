import { ownValue } from '#src/kit/own-value.ts'
import { layers, sights, type Sight } from '#worker/commerce/catalogue/picture.ts'

import { engineVersion } from './address.ts'
import { draw } from './draw.ts'
import { dyed } from './dye.ts'
import { hash } from './ink/chance.ts'
import { isTemplate } from './products/table.ts'
import { drawGround, isGround } from './scenes/contours.ts'
import { drawScene, isPalette, isScene, isSize } from './scenes/draw-scene.ts'

const address = /^\/media\/v(0|[1-9]\d{0,3})\/(product|scene|ground)\/([\w/-]+)\.svg$/
const model = /^(?:0|[1-9]\d{0,3})$/

const drawnAs: ReadonlySet<string> = new Set([...sights, ...layers.map(layer => `layer-${layer}`)])
const isSight = (name: string): name is Sight => drawnAs.has(name)

function product([template, number, dye, view, ...rest]: readonly string[]): (() => string) | undefined {
  if (template === undefined || number === undefined || dye === undefined || view === undefined) return undefined
  if (rest.length > 0 || !isTemplate(template) || !model.test(number) || !isSight(view)) return undefined
  const palette = dyed(dye, Number(number))
  return palette && (() => draw({ template, model: Number(number), palette }, view))
}

function scene([name, palette, seed, size, ...rest]: readonly string[]): (() => string) | undefined {
  if (name === undefined || palette === undefined || seed === undefined || size === undefined) return undefined
  if (rest.length > 0 || !isScene(name) || !isPalette(palette) || !model.test(seed) || !isSize(size)) return undefined
  return () => drawScene({ scene: name, palette, seed: Number(seed), size })
}

function ground([name, ...rest]: readonly string[]): (() => string) | undefined {
  return name !== undefined && rest.length === 0 && isGround(name) ? () => drawGround(name) : undefined
}

const kinds: Readonly<Record<string, (parts: readonly string[]) => (() => string) | undefined>> = {
  product,
  scene,
  ground,
}

const notFound = () =>
  new Response('No such picture', {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    },
  })

const refused = () => new Response('Pictures can only be read', { status: 405, headers: { allow: 'GET, HEAD' } })

/** RFC 9110 section 13.1.2: a list of tags or `*`, compared weakly. */
export const matches = (header: string | null, tag: string): boolean =>
  header !== null && header.split(',').some(part => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag)

/**
 * Answers an address under `/media/`: the picture (cacheable for ever), 304 for a browser that has it, 302 to the
 * current engine version's address, 404 for any other address. Undefined for other paths.
 */
export function servePicture(request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/media/')) return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused()
  const [, version, kind = '', rest = ''] = address.exec(pathname) ?? []
  const picture = ownValue(kinds, kind)?.(rest.split('/'))
  if (picture === undefined) return notFound()
  if (version !== String(engineVersion)) {
    const location = pathname.replace(/^\/media\/v\d+/, `/media/v${engineVersion}`)
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=300' } })
  }
  return answer(request, pathname, picture)
}

function answer(request: Request, pathname: string, picture: () => string): Response {
  const etag = `"${hash(pathname).toString(36)}-${hash(`${pathname}#`).toString(36)}"`
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : picture(), { headers })
}
