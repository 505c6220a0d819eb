import type { Drawing, Sight } from '#worker/commerce/catalogue/picture.ts'

import { isOfLayer, layerOf } from './address.ts'
import { cutter } from './ink/chance.ts'
import { newPen, type Pen } from './ink/pen.ts'
import { glow, groundShadow, sheet } from './ink/sheet.ts'
import type { Art, Drawn, Product, Side } from './products/product.ts'
import { isTemplate, products, type Template } from './products/table.ts'
import { detail } from './views/detail.ts'
import { layer } from './views/layer.ts'
import { personFor } from './views/person.ts'
import { scene } from './views/scene.ts'
import { size } from './views/size.ts'
import { weather } from './views/weather.ts'
import { wide } from './views/wide.ts'
import { worn } from './views/worn.ts'

const artOf = (template: Template, { model, palette }: Drawing, side: Side, pen: Pen): Art => {
  const [body, second, trim, accent, lining] = palette
  return { cut: cutter(template, model), pen, side, body, second, trim, accent, lining }
}

const frame = { width: 640, height: 800, bottom: 900, most: 1.16 } as const

/** Puts a drawn product into the middle of the sheet at the size its neighbours in a listing have. */
export function svgDocument({ svg, box }: Drawn): string {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.min(frame.width / width, frame.height / height, frame.most)
  const x = 400 - ((box.left + box.right) / 2) * scale
  const low = Math.min(frame.bottom, 500 + (height * scale) / 2 + 10)
  const shadow = groundShadow(low + 2, width * scale * 0.45)
  return `${glow}${shadow}<g transform="matrix(${three(scale)} 0 0 ${three(scale)} ${Math.round(x)} ${Math.round(low - box.bottom * scale)})">${svg}</g>`
}

const three = (value: number) => Math.round(value * 1000) / 1000

/** A picture of a product as SVG text, 800 × 1000, or of one of its layers, which is less high; throws if no product of that template can be drawn. */
export function draw(drawing: Drawing, view: Sight): string {
  const { template } = drawing
  if (!isTemplate(template)) throw new Error(`No drawing is called ${template}; see products/table.ts`)
  const product: Product = products[template]
  const pen = newPen()
  const art = artOf(template, drawing, view === 'back' ? 'back' : 'front', pen)
  if (isOfLayer(view)) {
    const { svg, height } = layer(layerOf(view), product, art)
    return sheet(svg, '', { height })
  }
  const others = { ...art, cut: cutter(`${template} ${view}`, drawing.model) }
  if (view === 'detail') {
    const { svg, defs } = detail(product.fabric, others)
    return sheet(svg, defs)
  }
  const drawn = product.draw(art)
  const person = personFor(cutter(`person ${template}`, drawing.model))
  switch (view) {
    case 'front':
    case 'back':
      return sheet(svgDocument(drawn))
    case 'worn':
      return sheet(glow + worn(product, drawn, others, person))
    case 'size':
      return sheet(size(product, drawn))
    case 'scene': {
      const { svg, defs } = scene(product, drawn, others, person)
      return sheet(svg, defs)
    }
    case 'rain':
    case 'snow':
    case 'night': {
      const { svg, defs } = weather(view, product, drawn, others, person)
      return sheet(svg, defs)
    }
    case 'wide': {
      const { svg, defs, width } = wide(product, drawn, others, person)
      return sheet(svg, defs, { width })
    }
  }
}
