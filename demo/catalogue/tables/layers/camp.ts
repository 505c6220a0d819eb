import { words } from '../../../words/text.ts'
import { face } from './clothing.ts'
import type { LayerRow } from './layer-row.ts'

/** From the outside in. */
export const pack: readonly LayerRow[] = [
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

export const tent: readonly LayerRow[] = [
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

export const mat: readonly LayerRow[] = [
  { layer: 'face', name: face, made: ['tpu'], found: ['recycled-cloth'] },
  {
    layer: 'fill',
    name: words('Core', 'Núcleo', 'Âme', 'Kern', 'Anima'),
    measured: ['r-value', 'thickness'],
    found: ['quiet-air'],
  },
]
