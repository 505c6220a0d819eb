import type { LocalText } from '#worker/commerce/local-text.ts'
import type { Layer } from '#worker/commerce/catalogue/picture.ts'

import { words } from '../../words/text.ts'
import type { DetailName } from './details.ts'
import type { FactName } from './facts.ts'
import type { MaterialName } from './materials.ts'

/** What speaks of a layer: materials it is made of, facts measured of it, details that are found there. */
export type LayerRow = {
  readonly layer: Layer
  readonly name: LocalText
  readonly made?: readonly MaterialName[]
  readonly measured?: readonly FactName[]
  readonly found?: readonly DetailName[]
}

const face = words('Face fabric', 'Tejido exterior', 'Tissu extérieur', 'Oberstoff', 'Tessuto esterno')
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

const shoe: readonly LayerRow[] = [
  {
    layer: 'upper',
    name: words('Upper', 'Corte', 'Tige', 'Schaft', 'Tomaia'),
    made: ['nubuck', 'suede', 'mesh-upper', 'webbing'],
    found: ['toe-room', 'tongue', 'quick-lace', 'straps', 'quick-dry', 'rand', 'reflective'],
  },
  {
    layer: 'bootie',
    name: words('Lining', 'Forro', 'Doublure', 'Futter', 'Fodera'),
    found: ['dry-lining'],
  },
  {
    layer: 'midsole',
    name: words('Midsole', 'Entresuela', 'Semelle intermédiaire', 'Zwischensohle', 'Intersuola'),
    made: ['eva'],
    measured: ['drop'],
    found: ['midsole'],
  },
  {
    layer: 'outsole',
    name: words('Outsole', 'Suela', 'Semelle extérieure', 'Laufsohle', 'Suola'),
    made: ['rubber'],
    measured: ['lugs'],
    found: ['lugs', 'climbing-zone', 'resole'],
  },
]

const pack: readonly LayerRow[] = [
  {
    layer: 'face',
    name: words('Body', 'Cuerpo', 'Corps du sac', 'Packsack', 'Corpo'),
    made: ['nylon-210d', 'nylon-420d', 'tarpaulin'],
    measured: ['volume'],
    found: ['ripstop', 'rain-cover', 'side-access', 'wide-mouth', 'roll-top', 'laptop', 'tool-loops', 'reflective'],
  },
  {
    layer: 'frame',
    name: words('Frame', 'Armazón', 'Armature', 'Rahmen', 'Telaio'),
    made: ['aluminium'],
    measured: ['load'],
  },
  {
    layer: 'back',
    name: words('Carrying system', 'Sistema de carga', 'Système de portage', 'Tragesystem', 'Sistema di trasporto'),
    found: ['air-back', 'hip-belt', 'back-length', 'carry-two-ways'],
  },
]

const tent: readonly LayerRow[] = [
  {
    layer: 'fly',
    name: words('Flysheet', 'Doble techo', 'Double toit', 'Außenzelt', 'Telo esterno'),
    made: ['flysheet'],
    measured: ['season'],
    found: ['porches'],
  },
  {
    layer: 'poles',
    name: words('Poles', 'Varillas', 'Arceaux', 'Gestänge', 'Paleria'),
    made: ['aluminium'],
    found: ['geodesic', 'fast-pitch'],
  },
  {
    layer: 'inner',
    name: words('Inner tent', 'Tienda interior', 'Tente intérieure', 'Innenzelt', 'Camera interna'),
    measured: ['height'],
    found: ['mesh-inner'],
  },
  {
    layer: 'floor',
    name: words('Floor', 'Suelo', 'Tapis de sol', 'Boden', 'Pavimento'),
    made: ['floor'],
    measured: ['area'],
    found: ['deep-floor'],
  },
]

const mat: readonly LayerRow[] = [
  { layer: 'face', name: face, made: ['tpu'], found: ['recycled-cloth'] },
  {
    layer: 'fill',
    name: words('Core', 'Núcleo', 'Âme', 'Kern', 'Anima'),
    measured: ['r-value', 'thickness'],
    found: ['quiet-air'],
  },
]

const gloves: readonly LayerRow[] = [
  cloth,
  fill,
  { layer: 'back', name: words('Palm', 'Palma', 'Paume', 'Innenhand', 'Palmo'), made: ['goatskin'], found: ['palm'] },
]

/** What things are made of from the outside in, or from the top to the ground. */
export const layerRows = {
  rain: [cloth, membrane, seams],
  warm: [cloth, fill, lining, seams],
  plain: [cloth, lining, seams],
  shoe,
  pack,
  tent,
  mat,
  gloves,
} as const satisfies Record<string, readonly LayerRow[]>
