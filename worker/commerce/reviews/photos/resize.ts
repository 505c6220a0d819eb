import { joined } from './bytes.ts'
import { readPhoto, type Photograph } from './read-photo.ts'

/** Makes photographs smaller: Cloudflare Images by its binding. */
export type ImagePort = Pick<ImagesBinding, 'input'>

/** The longest side of a photograph that is looked at, and of one in a list, in pixels. */
const sides = { large: 1_600, small: 320 } as const

async function resized(port: ImagePort, { bytes }: Photograph, side: number): Promise<Photograph | undefined> {
  const made = await port
    .input(new Blob([bytes]).stream())
    .transform({ width: side, height: side, fit: 'scale-down' })
    .output({ format: 'image/webp', quality: 80 })
  const parts: Uint8Array[] = []
  for await (const part of made.image()) parts.push(part)
  const read = readPhoto(joined(parts))
  return read.ok ? read.value : undefined
}

/** What is kept of a photograph. Where nobody makes it smaller, or that fails, it is kept as it came. */
export async function keptForms(
  port: ImagePort | undefined,
  photo: Photograph,
): Promise<{ readonly large: Photograph; readonly small?: Photograph }> {
  if (port === undefined) return { large: photo }
  try {
    const [large, small] = await Promise.all([resized(port, photo, sides.large), resized(port, photo, sides.small)])
    return { large: large ?? photo, ...(large && small && { small }) }
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', worker: 'commerce', message: `image port: ${String(error)}` }))
    return { large: photo }
  }
}
