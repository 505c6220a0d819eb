import { hash } from '../ink/chance.ts'
import { matches, servePicture } from '../serve.ts'
import { shareCard } from './card.ts'
import { smallPicture } from './small.ts'

const address = /^\/media\/[\w/-]+(?:\.small)?\.png$/
const small = /^\/media\/[\w/-]+\.small\.png$/
const svgOf = (path: string) => path.replace(/(?:\.small)?\.png$/, '.svg')

/** What the picture of the same name says: that there is none, or that it is elsewhere by now. */
function passedOn(answer: Response, end: string): Response {
  const headers = new Headers(answer.headers)
  const location = headers.get('location')
  if (location !== null) headers.set('location', location.replace(/\.svg$/, end))
  return new Response(answer.body, { status: answer.status, headers })
}

async function card(request: Request, url: URL, toPng: (svg: string) => Promise<Uint8Array<ArrayBuffer>>) {
  const isSmall = small.test(url.pathname)
  const etag = `"${hash(url.pathname).toString(36)}-card"`
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag,
  }
  const picture = servePicture(new Request(new URL(svgOf(url.pathname), url)))
  if (picture === undefined || picture.status !== 200)
    return picture === undefined ? undefined : passedOn(picture, isSmall ? '.small.png' : '.png')
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const body =
    request.method === 'HEAD' ? null : await toPng((isSmall ? smallPicture : shareCard)(await picture.text()))
  return new Response(body, { headers })
}

/**
 * `GET /media/….png`: the share card of the picture at `/media/….svg`, 1200 × 630; `GET /media/….small.png`: the picture itself,
 * small, for letters. As long-lived as the picture, and gone or moved when it is. Any other path or method gives undefined.
 */
export async function serveShareCard(
  request: Request,
  toPng: (svg: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const isAsked = request.method === 'GET' || request.method === 'HEAD'
  return isAsked && address.test(url.pathname) ? card(request, url, toPng) : undefined
}
