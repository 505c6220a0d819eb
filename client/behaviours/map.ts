import { listening } from '../mount/listening.ts'

type Box = readonly [x: number, y: number, width: number, height: number]

const zoom = 1.5
/** So far one may go in: a tenth of the whole. */
const closest = 0.1
const step = 0.25

const boxOf = (picture: SVGSVGElement): Box => {
  const { x, y, width, height } = picture.viewBox.baseVal
  return [x, y, width, height]
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The view after a step, kept within the whole map. */
export function seenAfter(move: string, [x, y, width, height]: Box, whole: Box): Box {
  const [, , fullWidth, fullHeight] = whole
  const factor = move === 'in' ? 1 / zoom : move === 'out' ? zoom : 1
  const share = between((width * factor) / fullWidth, closest, 1)
  const [nextWidth, nextHeight] = [fullWidth * share, fullHeight * share]
  const along = move === 'left' ? -step : move === 'right' ? step : 0
  const down = move === 'up' ? -step : move === 'down' ? step : 0
  return [
    between(x + (width - nextWidth) / 2 + along * width, 0, fullWidth - nextWidth),
    between(y + (height - nextHeight) / 2 + down * height, 0, fullHeight - nextHeight),
    nextWidth,
    nextHeight,
  ]
}

const wholes = new WeakMap<SVGSVGElement, Box>()

/** Buttons that move and enlarge a map; its signs stay links. */
export const mount = listening({
  click: (event, root) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-map]')
    const picture = root.querySelector('svg')
    if (button === null || picture === null) return
    const whole = wholes.get(picture) ?? boxOf(picture)
    wholes.set(picture, whole)
    picture.setAttribute('viewBox', seenAfter(button.dataset.map ?? '', boxOf(picture), whole).join(' '))
  },
})
