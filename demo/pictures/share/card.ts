import { drawGround } from '../scenes/contours.ts'

/** The size of share cards, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

const paper = '#ece8df'
const ink = '#16201c'

/** A drawn picture taken apart: the attributes of its root without its size, its own shape, and what it holds. */
function taken(svg: string) {
  const [, attributes = '', content = ''] = /^<svg ([^>]*)>([\s\S]*)<\/svg>$/.exec(svg) ?? []
  const [, width = '1', height = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(attributes) ?? []
  const kept = attributes.replaceAll(/(?:xmlns|width|height|preserveAspectRatio)="[^"]*" ?/g, '')
  return { kept, content, isLandscape: Number(width) > Number(height) }
}

/** The two peaks, as in the logo. */
const mark = (color: string) =>
  `<path d="M2 21 11.5 6l6 9 3.5-5L31 21" transform="translate(56 528) scale(1.9)" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`

const ground = () => {
  const { kept, content } = taken(drawGround('contours'))
  const tile = `<pattern id="tile" width="480" height="480" patternUnits="userSpaceOnUse"><g ${kept}>${content}</g></pattern>`
  return `<defs>${tile}</defs><rect width="1200" height="630" fill="${paper}"/><rect width="1200" height="630" fill="url(#tile)"/>`
}

/** A share card around a drawn picture: a landscape fills it, a product stands in the middle of the store's ground. */
export function shareCard(picture: string): string {
  const { kept, content, isLandscape } = taken(picture)
  const inside = isLandscape
    ? `<svg ${kept} width="1200" height="630" preserveAspectRatio="xMidYMid slice">${content}</svg>${mark('#ffffff')}`
    : `${ground()}<svg ${kept} x="300" y="-60" width="600" height="750">${content}</svg>${mark(ink)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${inside}</svg>`
}
