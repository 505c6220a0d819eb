import { words } from '../../../words/text.ts'
import type { LayerRow } from './layer-row.ts'

/** From the top to the ground. */
export const shoe: readonly LayerRow[] = [
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
