import type { Drawing } from '../seed/shape.ts'
import type { View } from './address.ts'
import { cutter } from './ink/chance.ts'
import { newPen, type Pen } from './ink/pen.ts'
import { glow, groundShadow, sheet } from './ink/sheet.ts'
import type { Art, Side } from './products/product.ts'
import { isTemplate, products, type Template } from './products/table.ts'

const artOf = (template: Template, { model, palette }: Drawing, side: Side, pen: Pen): Art => {
  const [body, second, trim, accent, lining] = palette
  return { cut: cutter(template, model), pen, side, body, second, trim, accent, lining }
}

export function draw(drawing: Drawing, view: View): string {
  const { template } = drawing
  if (!isTemplate(template)) throw new Error(`No drawing is called ${template}`)
  const { svg, box } = products[template].draw(artOf(template, drawing, view === 'back' ? 'back' : 'front', newPen()))
  return sheet(glow + groundShadow(box.bottom + 24, (box.right - box.left) * 0.42) + svg)
}
