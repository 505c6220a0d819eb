import type { LanguageCode } from '#src/language/locales.ts'

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
    | 'label'
    | 'from'
    | 'to'
    | 'inside',
    string
  >
>

/** The texts of invoices and return labels. */
const table: Readonly<Record<LanguageCode, Words>> = {
  en: {
    invoice: 'Invoice',
    items: 'Items',
    discount: 'Discount',
    delivery: 'Delivery',
    tax: 'Tax',
    taxWithin: 'Tax included',
    total: 'Total',
    paidWith: 'Paid with',
    label: 'Return label',
    from: 'From',
    to: 'To',
    inside: 'In this parcel',
  },
  es: {
    invoice: 'Factura',
    items: 'Artículos',
    discount: 'Descuento',
    delivery: 'Envío',
    tax: 'Impuestos',
    taxWithin: 'Impuestos incluidos',
    total: 'Total',
    paidWith: 'Pagado con',
    label: 'Etiqueta de devolución',
    from: 'Remitente',
    to: 'Destinatario',
    inside: 'En este paquete',
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
    label: 'Étiquette de retour',
    from: 'Expéditeur',
    to: 'Destinataire',
    inside: 'Dans ce colis',
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
    label: 'Rücksendeschein',
    from: 'Absender',
    to: 'Empfänger',
    inside: 'In diesem Paket',
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
    label: 'Etichetta di reso',
    from: 'Mittente',
    to: 'Destinatario',
    inside: 'In questo pacco',
  },
}

export const words = (language: LanguageCode): Words => table[language]
