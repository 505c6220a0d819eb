import { words } from '../../../words/text.ts'
import type { LayerRow } from './layer-row.ts'

/** What is outside. */
export const face = words('Face fabric', 'Tejido exterior', 'Tissu extérieur', 'Oberstoff', 'Tessuto esterno')
const inside = words('Inside', 'Interior', 'Intérieur', 'Innenseite', 'Interno')

const seams: LayerRow = {
  layer: 'seams',
  name: words(
    'Seams and trims',
    'Costuras y detalles',
    'Coutures et finitions',
    'Nähte und Details',
    'Cuciture e dettagli',
  ),
  found: [
    'taped-seams',
    'flat-seams',
    'storm-hood',
    'pit-zips',
    'two-way-zip',
    'zip-pocket',
    'own-pocket',
    'drawcord',
    'thumb-loops',
    'reflective',
    'gusset',
    'knees',
    'collar',
    'name-label',
    'grow-cuffs',
  ],
}

const cloth: LayerRow = {
  layer: 'face',
  name: face,
  made: [
    'shell-3l',
    'shell-25l',
    'double-weave',
    'ripstop-20d',
    'fleece-200',
    'fleece-grid',
    'pile',
    'merino-150',
    'merino-200',
    'cotton',
    'hemp',
    'poly-knit',
    'flannel',
    'stretch-woven',
    'tight-knit',
    'dwr',
  ],
  measured: ['fabric-weight', 'upf'],
  found: [
    'recycled-cloth',
    'wind-cloth',
    'stretch',
    'deep-pile',
    'merino',
    'quick-dry',
    'upf',
    'organic',
    'brushed',
    'print',
    'touchscreen',
  ],
}

const lining: LayerRow = {
  layer: 'lining',
  name: inside,
  found: ['grid-knit', 'warm-pockets', 'draft-collar', 'footbox', 'foot-zip'],
}

const fill: LayerRow = {
  layer: 'fill',
  name: words('Insulation', 'Aislamiento', 'Isolation', 'Isolierung', 'Imbottitura'),
  made: ['down', 'synthetic-fill'],
  measured: ['fill-power', 'comfort'],
  found: ['down-fill', 'synthetic-fill', 'baffles'],
}

const membrane: LayerRow = {
  layer: 'film',
  name: words('Membrane', 'Membrana', 'Membrane', 'Membran', 'Membrana'),
  measured: ['water-column'],
  found: ['membrane'],
}

/** From the outside in. */
export const rain: readonly LayerRow[] = [cloth, membrane, seams]
export const warm: readonly LayerRow[] = [cloth, fill, lining, seams]
export const plain: readonly LayerRow[] = [cloth, lining, seams]
export const gloves: readonly LayerRow[] = [
  cloth,
  fill,
  { layer: 'back', name: words('Palm', 'Palma', 'Paume', 'Innenhand', 'Palmo'), made: ['goatskin'], found: ['palm'] },
]
