import type { LanguageCode } from '#src/language/locales.ts'

type Opening = { readonly subject: string; readonly lead: string }

/** The words of the letter that is a gift card. `{name}` parts are values. */
export type CardWords = {
  /** From somebody who is named, from somebody who is not, and for whoever bought it. */
  readonly given: Opening
  readonly unnamed: Opening
  readonly own: Opening
  readonly amount: string
  readonly number: string
  readonly pin: string
  readonly howTitle: string
  readonly how: string
  readonly action: string
  readonly why: string
  readonly quote: string
}

export const cardWords: Readonly<Record<LanguageCode, CardWords>> = {
  en: {
    given: {
      subject: '{from} has sent you a gift card',
      lead: '{name}, {from} has a gift for you: a Fellholm gift card worth {amount}.',
    },
    unnamed: {
      subject: 'A gift card for you',
      lead: '{name}, somebody has a gift for you: a Fellholm gift card worth {amount}.',
    },
    own: { subject: 'Your gift card', lead: 'Here is your Fellholm gift card worth {amount}.' },
    amount: 'Amount',
    number: 'Card number',
    pin: 'PIN',
    howTitle: 'How to use it',
    how: 'Choose whatever you like. At the payment step, enter the card number and the PIN. What you do not spend stays on the card, and it never expires.',
    action: 'Use the card',
    why: 'You get this email because somebody bought a gift card for this address at Fellholm.',
    quote: '“{line}”',
  },
  es: {
    given: {
      subject: '{from} te ha enviado una tarjeta regalo',
      lead: '{name}, {from} tiene un regalo para ti: una tarjeta regalo de Fellholm de {amount}.',
    },
    unnamed: {
      subject: 'Una tarjeta regalo para ti',
      lead: '{name}, alguien tiene un regalo para ti: una tarjeta regalo de Fellholm de {amount}.',
    },
    own: { subject: 'Tu tarjeta regalo', lead: 'Aquí tienes tu tarjeta regalo de Fellholm de {amount}.' },
    amount: 'Importe',
    number: 'Número de tarjeta',
    pin: 'PIN',
    howTitle: 'Cómo se usa',
    how: 'Elige lo que más te guste. Al pagar, introduce el número de la tarjeta y el PIN. Lo que no gastes se queda en la tarjeta, y no caduca.',
    action: 'Usar la tarjeta',
    why: 'Recibes este correo porque alguien ha comprado una tarjeta regalo para esta dirección en Fellholm.',
    quote: '«{line}»',
  },
  fr: {
    given: {
      subject: '{from} vous offre une carte cadeau',
      lead: '{name}, {from} a un cadeau pour vous : une carte cadeau Fellholm de {amount}.',
    },
    unnamed: {
      subject: 'Une carte cadeau pour vous',
      lead: '{name}, quelqu’un a un cadeau pour vous : une carte cadeau Fellholm de {amount}.',
    },
    own: { subject: 'Votre carte cadeau', lead: 'Voici votre carte cadeau Fellholm de {amount}.' },
    amount: 'Montant',
    number: 'Numéro de carte',
    pin: 'Code',
    howTitle: 'Comment l’utiliser',
    how: 'Choisissez ce qui vous plaît. Au moment de payer, saisissez le numéro de la carte et le code. Ce que vous ne dépensez pas reste sur la carte, sans date d’expiration.',
    action: 'Utiliser la carte',
    why: 'Vous recevez ce message parce que quelqu’un a acheté une carte cadeau pour cette adresse chez Fellholm.',
    quote: '« {line} »',
  },
  de: {
    given: {
      subject: '{from} schenkt Ihnen eine Geschenkkarte',
      lead: '{name}, {from} hat ein Geschenk für Sie: eine Geschenkkarte von Fellholm über {amount}.',
    },
    unnamed: {
      subject: 'Eine Geschenkkarte für Sie',
      lead: '{name}, jemand hat ein Geschenk für Sie: eine Geschenkkarte von Fellholm über {amount}.',
    },
    own: { subject: 'Ihre Geschenkkarte', lead: 'Hier ist Ihre Geschenkkarte von Fellholm über {amount}.' },
    amount: 'Betrag',
    number: 'Kartennummer',
    pin: 'PIN',
    howTitle: 'So lösen Sie sie ein',
    how: 'Suchen Sie sich aus, was Ihnen gefällt. Beim Bezahlen geben Sie Kartennummer und PIN ein. Was übrig ist, bleibt auf der Karte, und sie verfällt nicht.',
    action: 'Karte einlösen',
    why: 'Sie bekommen diese E-Mail, weil jemand bei Fellholm eine Geschenkkarte für diese Adresse gekauft hat.',
    quote: '„{line}“',
  },
  it: {
    given: {
      subject: '{from} ti ha inviato una carta regalo',
      lead: '{name}, {from} ha un regalo per te: una carta regalo Fellholm da {amount}.',
    },
    unnamed: {
      subject: 'Una carta regalo per te',
      lead: '{name}, qualcuno ha un regalo per te: una carta regalo Fellholm da {amount}.',
    },
    own: { subject: 'La tua carta regalo', lead: 'Ecco la tua carta regalo Fellholm da {amount}.' },
    amount: 'Importo',
    number: 'Numero della carta',
    pin: 'PIN',
    howTitle: 'Come si usa',
    how: 'Scegli quello che ti piace. Al momento di pagare, inserisci il numero della carta e il PIN. Quello che non spendi resta sulla carta, che non scade.',
    action: 'Usa la carta',
    why: 'Ricevi questa e-mail perché qualcuno ha comprato una carta regalo per questo indirizzo da Fellholm.',
    quote: '«{line}»',
  },
}
