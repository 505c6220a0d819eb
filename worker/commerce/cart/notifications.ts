import type { LanguageCode } from '#src/language/locales.ts'

import type { LineRow } from '../db/orders/lines.ts'
import type { LocalText } from '../local-text.ts'

/** Said of a product that is made for one shopper alone. */
export const madeToOrder: LocalText = {
  en: 'Made for you after you order, so it leaves some days later than the rest.',
  es: 'Se fabrica para ti después del pedido, por eso sale unos días más tarde que el resto.',
  fr: 'Fabriqué pour vous après la commande : il part quelques jours après le reste.',
  de: 'Wird nach der Bestellung für Sie gefertigt und geht einige Tage später als der Rest auf den Weg.',
  it: 'Viene realizzato per te dopo l’ordine e parte qualche giorno dopo il resto.',
}

const allThereIs: LocalText = {
  en: 'These are the last pieces we have.',
  es: 'Son las últimas unidades que tenemos.',
  fr: 'Ce sont les dernières pièces que nous avons.',
  de: 'Das sind die letzten Stücke, die wir haben.',
  it: 'Sono gli ultimi pezzi che abbiamo.',
}

/** Sentences about a line that its shopper should know (R120). */
export function notificationsOf({ recipe_id, qty, available }: LineRow, language: LanguageCode): string[] {
  return [
    ...(recipe_id === '' ? [] : [madeToOrder[language]]),
    ...(available > 0 && qty >= available ? [allThereIs[language]] : []),
  ]
}
