import type { Words } from '../../words/text.ts'
import { option } from './finder-row.ts'

export const women: Words = ['Women', 'Mujer', 'Femme', 'Damen', 'Donna']
export const men: Words = ['Men', 'Hombre', 'Homme', 'Herren', 'Uomo']
export const kids: Words = ['Kids', 'Niños', 'Enfant', 'Kinder', 'Bambini']
export const forWhom: Words = ['Who is it for?', '¿Para quién es?', 'C’est pour qui ?', 'Für wen?', 'Per chi è?']
export const whatElse: Words = [
  'What else matters?',
  '¿Qué más importa?',
  'Quoi d’autre compte ?',
  'Was ist noch wichtig?',
  'Che cos’altro conta?',
]
export const noMatter = option('any', ['No preference', 'Sin preferencia', 'Peu importe', 'Egal', 'Nessuna preferenza'])
export const light = option('light', ['Low weight', 'Poco peso', 'La légèreté', 'Wenig Gewicht', 'Poco peso'], {
  facets: { feature: ['lightweight'] },
})
export const packsSmall = option(
  'packs-small',
  ['Packs small', 'Que ocupe poco', 'Peu encombrant', 'Kleines Packmaß', 'Poco ingombro'],
  { facets: { feature: ['packable'] } },
)
export const recycled = option(
  'recycled',
  ['Recycled material', 'Material reciclado', 'Matière recyclée', 'Recyclingmaterial', 'Materiale riciclato'],
  { facets: { feature: ['recycled'] } },
)
