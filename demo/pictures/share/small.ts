/** Width of a small picture, in pixels: twice what a letter shows, for dense screens. */
const smallWidth = 144

/** A drawn picture as it is, small. */
export const smallPicture = (svg: string): string =>
  svg.replace(/^<svg ([^>]*)>/, (_, attributes: string) => {
    const [, width = '4', height = '5'] = /viewBox="0 0 (\d+) (\d+)"/.exec(attributes) ?? []
    const kept = attributes.replaceAll(/\b(?:width|height)="[^"]*" ?/g, '')
    return `<svg width="${smallWidth}" height="${Math.round((smallWidth * Number(height)) / Number(width))}" ${kept}>`
  })
