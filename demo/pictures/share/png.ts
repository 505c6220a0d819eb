import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined

/** Fetched with the first card: nothing else the platform does needs a renderer. */
const start = async () => initWasm((await import('@resvg/resvg-wasm/index_bg.wasm')).default)

/** An SVG as a PNG of its own size; the renderer starts with the first picture of an isolate (about 60 ms). */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  await (ready ??= start())
  const resvg = new Resvg(svg, { font: { loadSystemFonts: false } })
  const image = resvg.render()
  try {
    return new Uint8Array(image.asPng())
  } finally {
    image.free()
    resvg.free()
  }
}
