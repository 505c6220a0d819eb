import type { LetterWords } from './shape.ts'

/** Letters in Italian. */
export const it: LetterWords = {
  order: {
    'order-confirmed': {
      subject: 'Abbiamo il tuo ordine {order}',
      lead: 'Grazie, {name}. Lo stiamo preparando e ti scriveremo di nuovo quando parte.',
    },
    'order-shipped': {
      subject: 'Il tuo pacco è in viaggio ({order})',
      lead: 'Lo porta {carrier}. Con il numero qui sotto vedi a che punto è.',
    },
    'order-ready': {
      subject: 'Pronto per il ritiro ({order})',
      lead: 'Ti aspetta qui: {place}. Porta il numero d’ordine e qualcosa che mostri chi sei.',
    },
    'order-delivered': {
      subject: 'Il tuo pacco è arrivato ({order})',
      lead: 'È stato consegnato. Se qualcosa non va, puoi restituirlo dalla pagina del tuo ordine.',
    },
    'order-picked-up': {
      subject: 'Hai ritirato il tuo ordine {order}',
      lead: 'È stato consegnato qui: {place}. Se non sei stato tu, scrivici subito.',
    },
    'gift-card-sent': {
      subject: 'La tua carta regalo è stata inviata ({order})',
      lead: 'È partita via e-mail verso la persona a cui la regali.',
    },
    'order-cancelled': {
      subject: 'Il tuo ordine {order} è annullato',
      lead: 'Non verrà spedito nulla e {amount} ti sarà rimborsato con lo stesso mezzo.',
    },
    'cancelled-some': {
      subject: 'Una parte del tuo ordine {order} è annullata',
      lead: 'Gli articoli qui sotto non arriveranno e {amount} ti sarà rimborsato con lo stesso mezzo. Tutto il resto arriva.',
    },
    'cancelled-unpaid': {
      subject: 'Il tuo ordine {order} è annullato',
      lead: 'Non verrà spedito nulla e non è stato addebitato nulla.',
    },
    'return-received': {
      subject: 'Il tuo reso è arrivato ({order})',
      lead: 'Lo abbiamo e lo stiamo controllando. Poi ti rimborsiamo e ti scriviamo di nuovo.',
    },
    'order-refunded': {
      subject: 'Il tuo rimborso è in arrivo ({order})',
      lead: '{amount} torna con lo stesso mezzo. Una banca può impiegare qualche giorno.',
    },
    'refunded-nothing': {
      subject: 'A proposito del tuo reso ({order})',
      lead: 'Nel pacco non c’era nulla di quanto annunciato, quindi non c’è nulla da rimborsare. Se è un errore, scrivici.',
    },
  },
  news: {
    'price-drop': {
      subject: '{product} costa meno',
      lead: 'È tra i tuoi preferiti. Non sappiamo per quanto resterà a questo prezzo.',
    },
    'back-in-stock': {
      subject: '{product}: di nuovo disponibile',
      lead: 'La taglia che aspettavi è di nuovo disponibile. Non ne mettiamo da parte, quindi non aspettare troppo.',
    },
    'cart-left': {
      subject: 'Il tuo carrello è ancora qui',
      lead: 'Ci hai lasciato qualcosa. Teniamo il carrello, ma non mettiamo da parte nulla.',
    },
  },
  actions: {
    confirm: 'Conferma',
    account: 'Al tuo account',
    password: 'Scegli una password',
    contact: 'Scrivici',
    look: 'Guarda',
    order: 'Vedi l’ordine',
    track: 'Segui il pacco',
    cart: 'Torna al carrello',
  },
  payment: {
    CREDIT_CARD: 'Carta',
    KLARNA: 'Klarna',
    WALLET: 'Portafoglio',
    PAYCONIQ: 'Payconiq',
    BANCONTACT: 'Bancontact',
    GIFT_CARD: 'Carta regalo',
    LOYALTY_POINTS: 'Punti',
    ATHLETES_PAYMENT: 'Credito atleta',
    INFLUENCER_CREDIT: 'Credito partner',
    REWARD_CODE: 'Codice premio',
    REWARD_CARD: 'Carta premio',
    EMPLOYEE_DISCOUNT: 'Sconto dipendenti',
  },
  labels: {
    order: 'Ordine',
    placed: 'Effettuato il',
    carrier: 'Corriere',
    trackingNumber: 'Numero di tracciamento',
    delivery: 'Consegna {number} di {count}',
    arrives: 'Arriva {from} – {to}',
    arrivesOn: 'Arriva il {from}',
    ready: 'Da ritirare {from} – {to}',
    readyOn: 'Da ritirare il {from}',
    byMail: 'Inviato via e-mail',
    sentTo: 'Spedito a',
    fetchAt: 'Da ritirare presso',
    billing: 'Indirizzo di fatturazione',
    paidWith: 'Pagato con',
    items: 'Articoli',
    discount: 'Sconto',
    shipping: 'Spedizione',
    free: 'Gratis',
    tax: 'Imposte',
    taxWithin: 'Imposte incluse',
    total: 'Totale',
    back: 'Rimborsato',
    returnNumber: 'Reso',
    qty: 'Quantità {qty}',
    gift: 'Regalo',
    giftFor: 'Per {to}',
    giftOn: 'Inviata il {day}',
    before: 'Prima',
    now: 'Ora',
    whyOrder: 'Ricevi questo messaggio perché questo indirizzo accompagna un ordine da Fellholm.',
    whyAccount: 'Ricevi questo messaggio perché qualcuno ha indicato questo indirizzo da Fellholm.',
    whyNews: 'Ricevi questo messaggio perché lo hai chiesto.',
    stop: 'Non ricevere più messaggi così',
    settings: 'Le tue impostazioni',
  },
}
