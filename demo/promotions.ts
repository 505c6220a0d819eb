import type { Minor } from '#src/kit/money.ts'
import { sites, type SiteName } from '#src/language/locales.ts'
import type { Amounts, Promotion } from '#worker/commerce/promotions/promotion.ts'
import type { ByLocale, LocalText } from '#worker/commerce/local-text.ts'

import { inEach, words, type Words } from './words/text.ts'
import { couponCodes } from './fixtures.ts'

const amounts = (USD: Minor, CAD: Minor, GBP: Minor, EUR: Minor): Amounts => ({ USD, CAD, GBP, EUR })
/** The same round number in every currency. */
const each = (amount: Minor): Amounts => amounts(amount, amount, amount, amount)

/** What speaks of shipping: who speaks English outside the United States calls it delivery. */
function ofShipping(...texts: Words): ByLocale<string> {
  const delivery = texts[0].replaceAll('shipping', 'delivery')
  return { ...words(...texts), 'en-gb': delivery, 'en-ca': delivery }
}

const freeStandard: Promotion = {
  id: 'FREESHIP',
  campaignId: 'delivery',
  level: 'SHIPPING',
  name: ofShipping(
    'Free standard shipping',
    'Envío estándar gratis',
    'Livraison standard offerte',
    'Kostenloser Standardversand',
    'Consegna standard gratuita',
  ),
  callout: ofShipping(
    'Spend {left} more for free standard shipping.|Free standard shipping from {from}.|Standard shipping is free.',
    'Te faltan {left} para el envío estándar gratis.|Envío estándar gratis desde {from}.|El envío estándar es gratis.',
    'Plus que {left} pour la livraison standard offerte.|Livraison standard offerte dès {from}.|La livraison standard est offerte.',
    'Noch {left} bis zum kostenlosen Standardversand.|Kostenloser Standardversand ab {from}.|Der Standardversand ist kostenlos.',
    'Ancora {left} per la consegna standard gratuita.|Consegna standard gratuita da {from}.|La consegna standard è gratuita.',
  ),
  threshold: amounts(15_000, 18_000, 12_000, 14_000),
  benefit: { freeShipping: 'standard' },
}

const freeExpressForMembers: Promotion = {
  id: 'MEMBER-EXPRESS-REGISTERED',
  campaignId: 'members',
  level: 'SHIPPING',
  name: ofShipping(
    'Free express shipping for members',
    'Envío exprés gratis para socios',
    'Livraison express offerte aux membres',
    'Kostenloser Expressversand für Mitglieder',
    'Consegna espressa gratuita per i soci',
  ),
  callout: ofShipping(
    'Spend {left} more and express shipping is free for you as a member.|Express shipping is free for members from {from}.|Express shipping is free for you as a member.',
    'Te faltan {left} para que el envío exprés te salga gratis como socio.|El envío exprés es gratis para socios desde {from}.|El envío exprés te sale gratis como socio.',
    'Plus que {left} et la livraison express vous est offerte en tant que membre.|La livraison express est offerte aux membres dès {from}.|La livraison express vous est offerte en tant que membre.',
    'Noch {left}, dann ist der Expressversand für Sie als Mitglied kostenlos.|Für Mitglieder ist der Expressversand ab {from} kostenlos.|Der Expressversand ist für Sie als Mitglied kostenlos.',
    'Ancora {left} e la consegna espressa è gratuita per te che sei socio.|Per i soci la consegna espressa è gratuita da {from}.|La consegna espressa è gratuita per te che sei socio.',
  ),
  audience: 'member',
  threshold: each(25_000),
  benefit: { freeShipping: 'express' },
}

const bottleWithPack: Promotion = {
  id: 'GWP-PACK',
  campaignId: 'packs',
  level: 'PRODUCT',
  name: words(
    'A gift with your pack',
    'Un regalo con tu mochila',
    'Un cadeau avec votre sac',
    'Ein Geschenk zum Rucksack',
    'Un regalo con lo zaino',
  ),
  callout: words(
    'Add {left} of packs and get a free gift.|Get a free gift with packs from {from}.|You get a free gift with your pack.',
    'Añade {left} en mochilas y llévate un regalo.|Llévate un regalo con mochilas desde {from}.|Te llevas un regalo con tu mochila.',
    'Ajoutez {left} de sacs et recevez un cadeau.|Un cadeau offert dès {from} de sacs.|Un cadeau est offert avec votre sac.',
    'Noch {left} für Rucksäcke, und Sie erhalten ein Geschenk.|Geschenk bei Rucksäcken ab {from}.|Zu Ihrem Rucksack gibt es ein Geschenk.',
    'Aggiungi {left} in zaini e ricevi un regalo.|Ricevi un regalo con gli zaini da {from}.|Con il tuo zaino ricevi un regalo.',
  ),
  scope: { categoryIds: ['packs'] },
  threshold: each(12_000),
  benefit: { bonus: 'FH64030' },
}

const employeeDiscount: Promotion = {
  id: 'EMPLOYEE',
  campaignId: 'people',
  level: 'PRODUCT',
  name: words('Employee discount', 'Descuento de empleado', 'Remise salarié', 'Mitarbeiterrabatt', 'Sconto dipendenti'),
  audience: 'employee',
  scope: { fullPriceOnly: true },
  benefit: { percent: 40 },
  capped: true,
}

type Off = { readonly code: string } & Partial<Omit<Promotion, 'id' | 'coupon' | 'name'>> & {
    readonly limit?: number
    readonly once?: boolean
  }

const reduced: Readonly<Record<keyof LocalText, (what: string) => string>> = {
  en: what => `${what} off`,
  es: what => `${what} de descuento`,
  fr: what => `${what} de remise`,
  de: what => `${what} Rabatt`,
  it: what => `${what} di sconto`,
}

const nameOf = (benefit: Promotion['benefit']): LocalText => {
  if ('freeShipping' in benefit) return freeStandard.name
  if (!('percent' in benefit)) return words('Price reduction', 'Rebaja', 'Réduction', 'Preisnachlass', 'Riduzione')
  return inEach(language => reduced[language](language === 'en' ? `${benefit.percent}%` : `${benefit.percent}\u00a0%`))
}

/** A promotion behind a code: ten percent off the order unless it says otherwise. */
function behindCode({ code, limit, once, ...own }: Off): Promotion {
  const benefit = own.benefit ?? { percent: 10 }
  return {
    id: `CODE-${code}`,
    campaignId: 'codes',
    level: 'ORDER',
    ...own,
    name: nameOf(benefit),
    coupon: { code, ...(limit === undefined ? {} : { limit }), ...(once === undefined ? {} : { once }) },
    benefit,
  }
}

const siteLetters: Readonly<Record<SiteName, string>> = {
  'fellholm-us': 'US',
  'fellholm-ca': 'CA',
  'fellholm-gb': 'GB',
  'fellholm-eu': 'EU',
}

/** Codes for a part of the range, with the categories they are for. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  JACKETS12: ['womens-jackets', 'mens-jackets', 'kids-jackets'],
  LAYERS12: ['womens-base-layers', 'mens-base-layers'],
  TENTS12: ['tents'],
  PACKS12: ['packs'],
  BOOTS12: ['hiking-boots'],
  RUN12: ['trail-running-shoes'],
  SLEEP12: ['sleeping-bags', 'sleeping-mats'],
  KIDS12: ['kids'],
}

const codes: readonly Promotion[] = [
  behindCode({ code: couponCodes.good }),
  behindCode({ code: couponCodes.second, benefit: { percent: 15 }, threshold: each(20_000) }),
  behindCode({ code: couponCodes.third, benefit: { amount: each(500) } }),
  behindCode({ code: couponCodes.fourth, benefit: { amount: each(500) }, threshold: each(5_000) }),
  behindCode({ code: couponCodes.early, benefit: { percent: 30 }, from: '2031-03-01T00:00:00Z' }),
  behindCode({ code: couponCodes.over, benefit: { percent: 25 }, until: '2026-09-01T00:00:00Z' }),
  behindCode({ code: couponCodes.usedUp, benefit: { percent: 50 }, limit: 0 }),
  behindCode({ code: couponCodes.once, benefit: { percent: 20 }, once: true }),
  behindCode({ code: couponCodes.members, benefit: { percent: 15 }, audience: 'member' }),
  behindCode({ code: couponCodes.scarce, benefit: { percent: 30 }, limit: 3 }),
  behindCode({ code: couponCodes.freeDelivery, level: 'SHIPPING', benefit: { freeShipping: 'standard' } }),
  behindCode({
    code: couponCodes.fleece,
    level: 'PRODUCT',
    benefit: { percent: 20 },
    scope: { categoryIds: ['womens-fleece', 'mens-fleece'], fullPriceOnly: true },
  }),
  ...sites.map(site => behindCode({ code: `HELLO-${siteLetters[site]}`, sites: [site], once: true })),
  ...Object.entries(ranges).map(([code, categoryIds]) =>
    behindCode({ code, level: 'PRODUCT', benefit: { percent: 12 }, scope: { categoryIds } }),
  ),
  ...[15, 25, 50, 75, 100, 150].map(off =>
    behindCode({ code: `SAVE${off}`, benefit: { amount: each(off * 100) }, threshold: each(off * 800) }),
  ),
  ...['ADA', 'NOOR', 'MILO', 'JUNE', 'EMRE', 'SAGE'].map(name =>
    behindCode({
      code: `WITH-${name}`,
      campaignId: 'influencers',
      benefit: { percent: 12 },
      scope: { fullPriceOnly: true },
    }),
  ),
]

/** Every promotion of the store; those with a callout tell the shopper how near they are. */
export const promotions: readonly Promotion[] = [
  freeStandard,
  freeExpressForMembers,
  bottleWithPack,
  employeeDiscount,
  ...codes,
]
