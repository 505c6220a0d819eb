import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Plugin } from 'vite'

import { outlineOf, type Coverage } from './icon-outline.ts'

/** Pixels across a drawing that is traced. */
const across = 480

let ready: Promise<void> | undefined

/** Vite loads its configuration, and this module with it, more than once in a process; the renderer starts in one of them. */
async function start(): Promise<void> {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))
  try {
    await initWasm(bytes)
  } catch (error) {
    if (!String(error).includes('Already initialized')) throw error
  }
}

/** The part of its box that a drawing covers. */
export async function coverageOf(svg: string): Promise<Coverage> {
  await (ready ??= start())
  const resvg = new Resvg(svg, { fitTo: { mode: 'width', value: across }, font: { loadSystemFonts: false } })
  const image = resvg.render()
  try {
    const { width, height, pixels } = image
    return { width, height, alpha: pixels.filter((_, index) => index % 4 === 3) }
  } finally {
    image.free()
    resvg.free()
  }
}

const asked = /icon-shape\('([^']+\.svg)' (\d+)px\)/g

/**
 * `clip-path: icon-shape('./icons/heart.svg' 22px)` becomes the outline of that drawing, as exact as that width can show. A
 * picture would do the same as a mask; but an SVG is a document of its own, which a phone makes and lays out in 20 ms, of
 * which every page would need five.
 */
export function iconShapes(): Plugin {
  return {
    name: 'fellholm:icon-shapes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: 'icon-shape(' },
      async handler(code, id) {
        const folder = dirname(id.replace(/\?.*$/, ''))
        const shapes = new Map<string, string>()
        for (const [call, name = '', width] of code.matchAll(asked)) {
          const file = resolve(folder, name)
          this.addWatchFile(file)
          shapes.set(call, outlineOf(await coverageOf(readFileSync(file, 'utf8')), Number(width)))
        }
        const traced = code.replaceAll(asked, call => shapes.get(call) ?? call)
        if (traced.includes('icon-shape(')) throw new Error(`${id}: say icon-shape('./icons/heart.svg' 22px)`)
        return { code: traced, map: null }
      },
    },
  }
}
