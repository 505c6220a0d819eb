import type { Locale } from '#src/language/locales.ts'

import { textIn, type ByLocale } from '../local-text.ts'

type Words = Readonly<
  Record<
    | 'invoice'
    | 'items'
    | 'discount'
    | 'delivery'
    | 'tax'
    | 'taxWithin'
    | 'total'
    | 'paidWith'
    | 'refunded'
    | 'label'
    | 'from'
    | 'to'
    | 'inside'
    | 'slip'
    | 'gift',
    string
  >
>

const english: Words = {
  invoice: 'Invoice',
  items: 'Items',
  discount: 'Discount',
  delivery: 'Shipping',
  tax: 'Tax',
  taxWithin: 'Tax included',
  total: 'Total',
  paidWith: 'Paid with',
  refunded: 'Refunded',
  label: 'Return label',
  from: 'From',
  to: 'To',
  inside: 'In this package',
  slip: 'Packing slip',
  gift: 'A gift for you',
}

/** The texts of invoices, return labels and packing slips. */
const table: ByLocale<Words> = {
  en: english,
  'en-ca': { ...english, delivery: 'Delivery' },
  'en-gb': { ...english, delivery: 'Delivery', inside: 'In this parcel' },
  es: {
    invoice: 'Factura',
    items: 'Artículos',
    discount: 'Descuento',
    delivery: 'Envío',
    tax: 'Impuestos',
    taxWithin: 'Impuestos incluidos',
    total: 'Total',
    paidWith: 'Pagado con',
    refunded: 'Reembolsado',
    label: 'Etiqueta de devolución',
    from: 'Remitente',
    to: 'Destinatario',
    inside: 'En este paquete',
    slip: 'Albarán',
    gift: 'Un regalo para ti',
  },
  fr: {
    invoice: 'Facture',
    items: 'Articles',
    discount: 'Remise',
    delivery: 'Livraison',
    tax: 'Taxes',
    taxWithin: 'Taxes comprises',
    total: 'Total',
    paidWith: 'Payé avec',
    refunded: 'Remboursé',
    label: 'Étiquette de retour',
    from: 'Expéditeur',
    to: 'Destinataire',
    inside: 'Dans ce colis',
    slip: 'Bon de livraison',
    gift: 'Un cadeau pour vous',
  },
  de: {
    invoice: 'Rechnung',
    items: 'Artikel',
    discount: 'Rabatt',
    delivery: 'Versand',
    tax: 'Steuer',
    taxWithin: 'Enthaltene Steuer',
    total: 'Summe',
    paidWith: 'Bezahlt mit',
    refunded: 'Erstattet',
    label: 'Rücksendeschein',
    from: 'Absender',
    to: 'Empfänger',
    inside: 'In diesem Paket',
    slip: 'Lieferschein',
    gift: 'Ein Geschenk für Sie',
  },
  it: {
    invoice: 'Fattura',
    items: 'Articoli',
    discount: 'Sconto',
    delivery: 'Spedizione',
    tax: 'Imposte',
    taxWithin: 'Imposte incluse',
    total: 'Totale',
    paidWith: 'Pagato con',
    refunded: 'Rimborsato',
    label: 'Etichetta di reso',
    from: 'Mittente',
    to: 'Destinatario',
    inside: 'In questo pacco',
    slip: 'Bolla di consegna',
    gift: 'Un regalo per te',
  },
}

export const words = (locale: Locale): Words => textIn(table, locale)
