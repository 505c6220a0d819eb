import type { PhotoHosts } from '#src/kit/photo-hosts.ts'

/** A thumbnail, cards of a listing at one and two pixels a point, a gallery, a zoomed picture. In pixels. */
export const photoWidths = [160, 360, 480, 720, 1080, 1600] as const

type Photo = { src: string; readonly width: number; srcset?: string }

/** The address of a photograph at a width; undefined where nobody resizes those of its host. */
function addressAt({ isResizedHere, origins }: PhotoHosts, url: URL, width: number): string | undefined {
  // https://developers.cloudflare.com/images/transform-images/transform-via-url/: the format is the best the browser takes.
  if (isResizedHere) return `/cdn-cgi/image/width=${width},fit=scale-down,format=auto/${url.href}`
  const parameter = origins.get(url.origin)
  if (parameter === undefined) return undefined
  const sized = new URL(url)
  sized.searchParams.set(parameter, `${width}`)
  return sized.href
}

const isPhoto = (value: object): value is Photo =>
  'src' in value && typeof value.src === 'string' && 'width' in value && typeof value.width === 'number'

/** Adds to a photograph in which widths it can be had: none is larger than it is, and its own address is the largest. */
function addWidths(hosts: PhotoHosts, photo: Photo): void {
  const url = URL.parse(photo.src)
  if (url === null || !hosts.origins.has(url.origin) || /\.svg$/i.test(url.pathname) || photo.srcset !== undefined)
    return
  const most = Math.min(photo.width, photoWidths.at(-1) ?? 0)
  const known = [...photoWidths.filter(width => width < most), most].flatMap(width => {
    const src = addressAt(hosts, url, width)
    return src === undefined ? [] : [{ src, width }]
  })
  const largest = known.at(-1)
  if (largest === undefined) return
  photo.src = largest.src
  photo.srcset = known.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

function eachIn(value: unknown, see: (one: object) => void): void {
  if (typeof value !== 'object' || value === null) return
  see(value)
  for (const inner of Object.values(value)) eachIn(inner, see)
}

/**
 * Reads an answer of the platform as `JSON.parse` does, and says of the photographs in it in which widths they can be had
 * (docs/decisions/040). Answers without one are read in one go.
 */
export function answerReader(hosts: PhotoHosts | undefined): (text: string) => unknown {
  if (hosts === undefined) return JSON.parse
  const origins = [...hosts.origins.keys()]
  return text => {
    const json: unknown = JSON.parse(text)
    if (origins.some(origin => text.includes(origin)))
      eachIn(json, one => {
        if (isPhoto(one)) addWidths(hosts, one)
      })
    return json
  }
}
