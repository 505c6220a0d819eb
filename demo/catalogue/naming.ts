import type { LocalText } from '#worker/commerce/local-text.ts'

import type { Wearer } from './tables/models.ts'
import type { LocalNoun } from '../words/grammar.ts'
import { capitalised, words } from '../words/text.ts'

const wearers: Readonly<Record<Wearer, LocalText | undefined>> = {
  w: words('Women’s', 'para mujer', 'pour femme', 'Damen', 'da donna'),
  m: words('Men’s', 'para hombre', 'pour homme', 'Herren', 'da uomo'),
  k: words('Kids’', 'para niños', 'pour enfant', 'Kinder', 'da bambino'),
  u: undefined,
}

/** "Women’s Ridgeline 3L Shell", "Veste imperméable Ridgeline 3L pour femme": the model's own name is never translated. */
export function productName(model: string, noun: LocalNoun, wearer: Wearer): LocalText {
  const whose = wearers[wearer]
  const thing = noun.en.word.split(' ').map(capitalised).join(' ')
  const joined = (...parts: readonly (string | undefined)[]) => parts.filter(part => part !== undefined).join(' ')
  return {
    en: joined(whose?.en, model, thing),
    es: joined(capitalised(noun.es.word), model, whose?.es),
    fr: joined(capitalised(noun.fr.word), model, whose?.fr),
    de: joined(model, noun.de.word, whose?.de),
    it: joined(capitalised(noun.it.word), model, whose?.it),
  }
}

/** The readable part of a product's address, from its English name. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
