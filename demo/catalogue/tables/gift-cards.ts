import type { SeedColor, SeedProduct } from '#worker/commerce/seed/products.ts'

import { words } from '../../words/text.ts'

export type GiftCardKind = NonNullable<SeedProduct['giftCard']>

/** The amounts of gift cards, in whole units of any currency (D13: 10 to 500). */
export const amounts = [10, 25, 50, 75, 100, 150, 200, 300, 500] as const

/** A card of any sum between the least of them and the most. */
export const anySum = {
  id: 'any',
  name: words('Any amount', 'Otro importe', 'Montant libre', 'Freier Betrag', 'Importo libero'),
}

/** How a card looks: its sky, then three ranges from far to near, and its sun. */
export const designs: readonly SeedColor[] = [
  {
    id: 'dawn',
    name: words('Dawn', 'Alba', 'Aube', 'Morgenrot', 'Alba'),
    hex: '#e2a17a',
    family: 'orange',
    palette: ['#f0cfae', '#c98a6a', '#8a4f45', '#f7e2b4', '#4b2f33'],
  },
  {
    id: 'pine',
    name: words('Pine forest', 'Pinar', 'Pinède', 'Kiefernwald', 'Pineta'),
    hex: '#1f4d3a',
    family: 'green',
    palette: ['#a9c9b3', '#5f8f77', '#2f6049', '#f2e6c2', '#16302a'],
  },
  {
    id: 'dusk',
    name: words('Dusk', 'Anochecer', 'Crépuscule', 'Abenddämmerung', 'Crepuscolo'),
    hex: '#3d4a72',
    family: 'blue',
    palette: ['#5c6a97', '#414d78', '#2b3557', '#f3d9a0', '#171d33'],
  },
]

type Texts = Pick<SeedProduct, 'slug' | 'name' | 'summary' | 'description' | 'features' | 'facts'>

const neverEnds = {
  title: words('It never ends', 'No caduca', 'Elle n’expire pas', 'Sie verfällt nicht', 'Non scade'),
  text: words(
    'What is on the card stays on it until it is spent, in one go or in many.',
    'El saldo se queda en la tarjeta hasta que se gasta, de una vez o poco a poco.',
    'Le solde reste sur la carte jusqu’à ce qu’il soit dépensé, en une fois ou en plusieurs.',
    'Das Guthaben bleibt auf der Karte, bis es ausgegeben ist, auf einmal oder nach und nach.',
    'Il credito resta sulla carta finché non viene speso, in una volta o poco alla volta.',
  ),
}

const everywhere = {
  title: words('Good for everything', 'Vale para todo', 'Valable sur tout', 'Gilt für alles', 'Vale per tutto'),
  text: words(
    'It pays for gear and shipping, alone or together with a card.',
    'Paga equipo y envío, sola o junto con una tarjeta bancaria.',
    'Elle paie le matériel et la livraison, seule ou avec une carte bancaire.',
    'Sie bezahlt Ausrüstung und Versand, allein oder zusammen mit einer Bankkarte.',
    'Paga attrezzatura e spedizione, da sola o insieme a una carta di pagamento.',
  ),
}

const taxed = {
  name: words('Tax', 'Impuestos', 'Taxes', 'Steuer', 'Imposte'),
  value: words(
    'None now; due when it is spent',
    'Ninguno ahora; se pagan al gastarla',
    'Aucune à l’achat ; dues à l’utilisation',
    'Keine beim Kauf, erst beim Einlösen',
    'Nessuna ora; dovute all’utilizzo',
  ),
}

export const giftCardTexts: Readonly<Record<GiftCardKind, Texts>> = {
  digital: {
    slug: 'digital-gift-card',
    name: words(
      'Digital gift card',
      'Tarjeta regalo digital',
      'Carte cadeau numérique',
      'Digitale Geschenkkarte',
      'Carta regalo digitale',
    ),
    summary: words(
      'By email, within minutes or on a day you choose',
      'Por correo, en minutos o el día que elijas',
      'Par e-mail, en quelques minutes ou le jour de votre choix',
      'Per E-Mail, in wenigen Minuten oder an Ihrem Wunschtag',
      'Via e-mail, in pochi minuti o nel giorno che scegli',
    ),
    description: words(
      'A day outdoors of their own choosing. The card travels by email with your words, minutes after you have paid or on the day you choose.',
      'Un día al aire libre a su gusto. La tarjeta viaja por correo con tus palabras, minutos después del pago o el día que elijas.',
      'Une journée dehors, à leur façon. La carte part par e-mail avec vos mots, quelques minutes après le paiement ou le jour de votre choix.',
      'Ein Tag draußen, ganz nach eigener Wahl. Die Karte kommt mit Ihren Worten per E-Mail, wenige Minuten nach der Zahlung oder an Ihrem Wunschtag.',
      'Una giornata all’aperto a propria scelta. La carta arriva via e-mail con le tue parole, pochi minuti dopo il pagamento o nel giorno che scegli.',
    ),
    features: [neverEnds, everywhere],
    facts: [
      {
        name: words('Arrives', 'Llega', 'Arrivée', 'Kommt an', 'Arriva'),
        value: words('By email', 'Por correo electrónico', 'Par e-mail', 'Per E-Mail', 'Via e-mail'),
      },
      taxed,
    ],
  },
  physical: {
    slug: 'gift-card',
    name: words(
      'Gift card in an envelope',
      'Tarjeta regalo en sobre',
      'Carte cadeau sous enveloppe',
      'Geschenkkarte im Umschlag',
      'Carta regalo in busta',
    ),
    summary: words(
      'Something to hand over',
      'Para dar en mano',
      'À remettre en main propre',
      'Zum Überreichen',
      'Da consegnare a mano',
    ),
    description: words(
      'A card of recycled board in a gray envelope, ready to be handed over. It travels with the rest of your order.',
      'Una tarjeta de cartón reciclado en un sobre gris, lista para entregar. Viaja con el resto de tu pedido.',
      'Une carte en carton recyclé dans une enveloppe grise, prête à offrir. Elle voyage avec le reste de votre commande.',
      'Eine Karte aus Recyclingkarton im grauen Umschlag, fertig zum Überreichen. Sie reist mit dem Rest Ihrer Bestellung.',
      'Una carta di cartone riciclato in una busta grigia, pronta da consegnare. Viaggia con il resto dell’ordine.',
    ),
    features: [neverEnds, everywhere],
    facts: [
      {
        name: words('Made of', 'Material', 'Matière', 'Material', 'Materiale'),
        value: words(
          'Recycled board, 8.6 × 5.4 cm',
          'Cartón reciclado, 8,6 × 5,4 cm',
          'Carton recyclé, 8,6 × 5,4 cm',
          'Recyclingkarton, 8,6 × 5,4 cm',
          'Cartone riciclato, 8,6 × 5,4 cm',
        ),
      },
      taxed,
    ],
  },
}
