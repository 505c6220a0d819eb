import { ownValue } from '#src/kit/own-value.ts'
import type { LanguageCode } from '#src/language/locales.ts'
import type { StoredModal } from '#worker/commerce/content/site-content.ts'

import { words } from '../../words/text.ts'
import { fragmentOf } from './fragments.ts'
import { springRepairs } from './popups.ts'
import { running } from './stored.ts'

const modals: Readonly<Record<string, (language: LanguageCode) => Omit<StoredModal, 'id'>>> = {
  'free-delivery': language => ({
    title: words('Shipping', 'Envío', 'Livraison', 'Lieferung', 'Spedizione')[language],
    size: 'sm',
    items: [
      running('modal-delivery', '', [
        words(
          'The cart says what shipping costs to your address before you pay, and how much is missing until it costs nothing.',
          'La cesta dice qué cuesta el envío a tu dirección antes de pagar y cuánto falta para que sea gratis.',
          'Le panier indique le prix de la livraison à votre adresse avant le paiement, et ce qui manque pour qu’elle soit offerte.',
          'Der Warenkorb sagt vor dem Bezahlen, was die Lieferung zu Ihnen kostet und wie viel bis zur kostenlosen fehlt.',
          'Il carrello dice quanto costa la spedizione al tuo indirizzo prima del pagamento, e quanto manca perché sia gratuita.',
        )[language],
      ]),
    ],
  }),
  repairs: language => ({
    title: words('Repairs', 'Reparaciones', 'Réparations', 'Reparatur', 'Riparazioni')[language],
    size: 'md',
    items: [...(fragmentOf('repairs', language) ?? [])],
  }),
  'spring-repairs': language => ({
    title: words(
      'Before the season',
      'Antes de la temporada',
      'Avant la saison',
      'Vor der Saison',
      'Prima della stagione',
    )[language],
    size: 'md',
    from: springRepairs,
    items: [...(fragmentOf('repairs', language) ?? [])],
  }),
}

export function modalOf(id: string, language: LanguageCode): StoredModal | undefined {
  const made = ownValue(modals, id)?.(language)
  return made && { id, ...made }
}
