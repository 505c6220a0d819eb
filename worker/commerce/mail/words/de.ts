import type { LetterWords } from './shape.ts'

/** Letters in German. */
export const de: LetterWords = {
  order: {
    'order-confirmed': {
      subject: 'Wir haben Ihre Bestellung {order}',
      lead: 'Vielen Dank, {name}. Wir machen sie fertig und schreiben wieder, sobald sie unterwegs ist.',
    },
    'order-shipped': {
      subject: 'Ihr Paket ist unterwegs ({order})',
      lead: '{carrier} hat es. Mit der Nummer unten sehen Sie, wie weit es ist.',
    },
    'order-ready': {
      subject: 'Liegt zum Abholen bereit ({order})',
      lead: 'Es wartet auf Sie: {place}. Bringen Sie die Bestellnummer mit und etwas, das zeigt, wer Sie sind.',
    },
    'order-delivered': {
      subject: 'Ihr Paket ist angekommen ({order})',
      lead: 'Es wurde zugestellt. Stimmt etwas nicht, können Sie es auf der Seite Ihrer Bestellung zurücksenden.',
    },
    'order-picked-up': {
      subject: 'Ihre Bestellung {order} ist abgeholt',
      lead: 'Sie wurde übergeben: {place}. Waren Sie es nicht, schreiben Sie uns sofort.',
    },
    'gift-card-sent': {
      subject: 'Ihre Geschenkkarte ist verschickt ({order})',
      lead: 'Sie ist per E-Mail zu der Person gegangen, für die sie ist.',
    },
    'order-cancelled': {
      subject: 'Ihre Bestellung {order} ist storniert',
      lead: 'Es wird nichts verschickt, und {amount} geht auf demselben Weg zurück.',
    },
    'cancelled-some': {
      subject: 'Ein Teil Ihrer Bestellung {order} ist storniert',
      lead: 'Die Artikel unten kommen nicht, und {amount} geht auf demselben Weg zurück. Alles andere kommt.',
    },
    'cancelled-unpaid': {
      subject: 'Ihre Bestellung {order} ist storniert',
      lead: 'Es wird nichts verschickt, und es wurde nichts abgebucht.',
    },
    'return-received': {
      subject: 'Ihre Rücksendung ist da ({order})',
      lead: 'Wir haben sie und sehen sie uns an. Danach zahlen wir das Geld zurück und schreiben wieder.',
    },
    'order-refunded': {
      subject: 'Ihre Erstattung ist unterwegs ({order})',
      lead: '{amount} geht auf demselben Weg zurück. Eine Bank braucht dafür manchmal einige Tage.',
    },
    'refunded-nothing': {
      subject: 'Zu Ihrer Rücksendung ({order})',
      lead: 'Nichts von dem Angekündigten war im Paket, deshalb geht nichts zurück. Ist das falsch, schreiben Sie uns.',
    },
  },
  news: {
    'price-drop': {
      subject: '{product} kostet jetzt weniger',
      lead: 'Es steht auf Ihrer Merkliste. Wie lange der Preis gilt, wissen wir nicht.',
    },
    'back-in-stock': {
      subject: '{product} ist wieder da',
      lead: 'Die Größe, auf die Sie gewartet haben, ist wieder auf Lager. Wir legen keine zurück, warten Sie also nicht zu lange.',
    },
    'cart-left': {
      subject: 'Ihr Warenkorb ist noch da',
      lead: 'Sie haben etwas darin gelassen. Den Warenkorb behalten wir; zurückgelegt ist nichts.',
    },
  },
  actions: {
    confirm: 'Bestätigen',
    account: 'Zu Ihrem Konto',
    password: 'Passwort wählen',
    contact: 'Schreiben Sie uns',
    look: 'Ansehen',
    order: 'Bestellung ansehen',
    track: 'Paket verfolgen',
    cart: 'Zum Warenkorb',
  },
  payment: {
    CREDIT_CARD: 'Karte',
    KLARNA: 'Klarna',
    WALLET: 'Wallet',
    PAYCONIQ: 'Payconiq',
    BANCONTACT: 'Bancontact',
    GIFT_CARD: 'Geschenkkarte',
    LOYALTY_POINTS: 'Punkte',
    ATHLETES_PAYMENT: 'Athletenguthaben',
    INFLUENCER_CREDIT: 'Partnerguthaben',
    REWARD_CODE: 'Prämiencode',
    REWARD_CARD: 'Prämienkarte',
    EMPLOYEE_DISCOUNT: 'Mitarbeiterrabatt',
  },
  labels: {
    order: 'Bestellung',
    placed: 'Bestellt am',
    carrier: 'Zusteller',
    trackingNumber: 'Sendungsnummer',
    delivery: 'Lieferung {number} von {count}',
    arrives: 'Kommt {from} – {to}',
    arrivesOn: 'Kommt am {from}',
    ready: 'Zum Abholen bereit {from} – {to}',
    readyOn: 'Zum Abholen bereit am {from}',
    byMail: 'Kommt per E-Mail',
    sentTo: 'Geht an',
    fetchAt: 'Abholen bei',
    billing: 'Rechnungsadresse',
    paidWith: 'Bezahlt mit',
    items: 'Artikel',
    discount: 'Rabatt',
    shipping: 'Versand',
    free: 'Kostenlos',
    tax: 'Steuer',
    taxWithin: 'Enthaltene Steuer',
    total: 'Summe',
    back: 'Geht zurück',
    returnNumber: 'Rücksendung',
    qty: 'Anzahl {qty}',
    gift: 'Geschenk',
    giftFor: 'Für {to}',
    giftOn: 'Versand am {day}',
    before: 'Vorher',
    now: 'Jetzt',
    whyOrder: 'Sie bekommen diese Nachricht, weil diese Adresse bei einer Bestellung bei Fellholm angegeben wurde.',
    whyAccount: 'Sie bekommen diese Nachricht, weil jemand diese Adresse bei Fellholm angegeben hat.',
    whyNews: 'Sie bekommen diese Nachricht, weil Sie darum gebeten haben.',
    stop: 'Solche Nachrichten abbestellen',
    settings: 'Ihre Einstellungen',
  },
}
