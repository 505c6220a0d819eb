import type { ErrorCode } from '#src/commerce/errors.ts'
import { ownValue } from '#src/kit/own-value.ts'

/** Where a refusal is said (D21): at the field, at the line of the cart, above the form, or in a toast that stays (D35). */
export type RefusalSlot = 'input' | 'item' | 'top' | 'toast'

/** How the refusal is resolved: by the shopper, or by the store before it is shown. */
export type Recovery =
  | 'correct' // what was entered
  | 'choose' // something else: another card, way or quantity
  | 'remove' // what cannot be had
  | 'review' // what has changed, then go on
  | 'retry' // the same once more
  | 'wait' // and then retry
  | 'sign-in'
  | 'recreate-cart' // done by the store: what was in it is put into a new one
  | 'reload' // done by the store after a moment
  | 'write' // to customer service

/** The step of the checkout at which something is mended. */
export type MendingStep = 'shipping' | 'billing' | 'summary'

export type Refusal = {
  readonly place: RefusalSlot
  readonly recovery: Recovery
  /** The field at fault, as forms name it; the refusal's own detail may name another. */
  readonly field?: string
  readonly step?: MendingStep
}

const corrected = (field: string, step?: MendingStep): Refusal => ({
  place: 'input',
  recovery: 'correct',
  field,
  ...(step && { step }),
})
const atItem: Refusal = { place: 'item', recovery: 'remove' }
const fewer: Refusal = { place: 'item', recovery: 'choose' }
const otherCard: Refusal = { place: 'top', recovery: 'choose', step: 'billing' }
const atGiftCard: Refusal = { place: 'input', recovery: 'choose', field: 'number', step: 'billing' }
const atCode: Refusal = { place: 'input', recovery: 'choose', field: 'code' }
const atPoints: Refusal = { place: 'input', recovery: 'choose', field: 'points', step: 'billing' }
const reviewed: Refusal = { place: 'top', recovery: 'review' }
const redirected: Refusal = { place: 'top', recovery: 'review', step: 'shipping' }
const toRetry: Refusal = { place: 'toast', recovery: 'retry' }
const toReload: Refusal = { place: 'toast', recovery: 'reload' }
const toSignIn: Refusal = { place: 'top', recovery: 'sign-in' }
const locked: Refusal = { place: 'top', recovery: 'wait' }
const forService: Refusal = { place: 'toast', recovery: 'write' }

/** The one table of refusals: code → where it is said and what mends it. Its words are `errors.<CODE>`. */
export const refusals = {
  '4044': toSignIn,
  API400: toReload,
  API404: toReload,
  API405: toReload,
  API406: toReload,
  API415: toReload,
  API429: locked,
  ATTR100: corrected('type'),
  ATTR200: corrected('organisation'),
  ATTR300: corrected('email'),
  AUT401: { ...toSignIn, recovery: 'correct' },
  AUT402: { ...toSignIn, recovery: 'retry' },
  AUT403: { place: 'top', recovery: 'retry' },
  AUT404: toSignIn,
  AUT409: toReload,
  AUT418: { ...toSignIn, recovery: 'retry' },
  AUT423: locked,
  AUT426: { ...toSignIn, recovery: 'correct' },
  AUT428: toSignIn,
  AUT432: { ...toSignIn, recovery: 'retry' },
  AUT437: { ...toSignIn, recovery: 'correct' },
  AUT438: { ...toSignIn, recovery: 'choose' },
  AUT439: { ...corrected('email'), recovery: 'sign-in' },
  AUT440: toReload,
  AUT441: { place: 'top', recovery: 'write' },
  AUT442: corrected('phone'),
  AUT444: corrected('phone'),
  AUT450: corrected('currentPassword'),
  AUT451: corrected('newPassword'),
  AUT452: corrected('newPassword'),
  AUT453: corrected('email', 'shipping'),
  AUT454: corrected('code'),
  AUT455: toSignIn,
  AUT456: corrected('code'),
  AUT457: { place: 'toast', recovery: 'review' },
  AUT498: toReload,
  AUT500: { ...toSignIn, recovery: 'retry' },
  BIL400: { place: 'top', recovery: 'correct', step: 'billing' },
  BILL410: corrected('phone', 'billing'),
  BSK404: { place: 'top', recovery: 'recreate-cart' },
  CCA400: corrected('addressLine1'),
  CCA401: toReload,
  CCN404: { ...toSignIn, recovery: 'retry' },
  CC_ALREADY_EXISTS: { place: 'toast', recovery: 'choose' },
  CHK320: corrected('postalCode', 'shipping'),
  CHK380: corrected('city', 'shipping'),
  FE309: otherCard,
  FE340: corrected('confirmPassword'),
  FE872: corrected('newPassword'),
  FUL409: { place: 'top', recovery: 'write' },
  GEN500: toRetry,
  GFC400: { ...atGiftCard, recovery: 'correct' },
  GFC410: { ...atGiftCard, recovery: 'remove' },
  GFC700: atGiftCard,
  GFC725: atGiftCard,
  GFC740: atGiftCard,
  GFC755: atGiftCard,
  GFC760: { ...atGiftCard, recovery: 'write' },
  GFC799: { ...atGiftCard, recovery: 'wait' },
  GFC800: { ...atGiftCard, recovery: 'correct' },
  GFC812: atGiftCard,
  GFO404: { place: 'top', recovery: 'review' },
  GFO405: reviewed,
  GFO406: corrected('giftSum'),
  GFO410: corrected('giftOn'),
  GFS800: reviewed,
  GWP403: fewer,
  INV405: atItem,
  INV406: atItem,
  INV407: atItem,
  INV408: fewer,
  INV409: fewer,
  INV700: atItem,
  INV701: atItem,
  INV702: atItem,
  OHS4004: { place: 'top', recovery: 'correct' },
  ORD400: corrected('email'),
  ORD404: atItem,
  ORD409: { place: 'top', recovery: 'review' },
  ORD415: reviewed,
  ORD430: atItem,
  ORD516: redirected,
  ORD517: redirected,
  ORD518: redirected,
  PAY400: otherCard,
  PAY401: { place: 'top', recovery: 'correct', field: 'countryCode', step: 'shipping' },
  PLP400: toReload,
  PRC400: { place: 'item', recovery: 'review' },
  PRM130: { ...atCode, recovery: 'correct' },
  PRM135: { ...atCode, recovery: 'wait' },
  PRM140: { ...atCode, recovery: 'remove' },
  PRM150: atCode,
  PRM155: atCode,
  PRM160: { ...atCode, recovery: 'correct' },
  PRM175: { ...atCode, recovery: 'sign-in' },
  PRM416: atCode,
  PRO400: corrected('email'),
  PRO404: toSignIn,
  PRO410: corrected('birthDate'),
  PRO411: corrected('birthDate'),
  PRO412: { place: 'toast', recovery: 'review' },
  PRO414: { place: 'toast', recovery: 'choose' },
  PRO415: { place: 'toast', recovery: 'choose' },
  PRO418: corrected('phone'),
  PRO419: { ...toSignIn, recovery: 'correct' },
  PYT300: { place: 'toast', recovery: 'choose' },
  PYT400: otherCard,
  PYT402: otherCard,
  PYT404: otherCard,
  PYT405: { place: 'top', recovery: 'correct', step: 'shipping' },
  PYT406: { place: 'top', recovery: 'correct', step: 'billing' },
  REV410: corrected('text'),
  REV413: corrected('photos'),
  REV415: corrected('photos'),
  REW130: atPoints,
  REW135: atPoints,
  REW140: atPoints,
  REW401: { ...atPoints, recovery: 'sign-in' },
  RTN500: { place: 'top', recovery: 'write' },
  SHP404: { place: 'top', recovery: 'choose', step: 'shipping' },
  SHP410: corrected('phone', 'shipping'),
  SHP500: corrected('addressLine1', 'shipping'),
  STR404: { place: 'top', recovery: 'choose' },
  TAX309: toRetry,
  TAX310: reviewed,
} as const satisfies Record<ErrorCode, Refusal>

/** Service words instead of a code of the platform. */
const ours: Readonly<Record<string, Refusal>> = {
  ORDER_UPDATED: redirected,
  'three-d-secure': otherCard,
  'gift-card.exists': { place: 'toast', recovery: 'choose' },
  'gift-card.failed': toRetry,
  'gift-card.kept': { place: 'toast', recovery: 'choose' },
  'gift-card.not-kept': toRetry,
  'scan.unknown': corrected('code'),
  'customer.search': corrected('search'),
  'customer.unknown': corrected('search'),
  INPUT: { place: 'input', recovery: 'correct' },
  BOT_PROTECTION: { place: 'top', recovery: 'retry' },
  NOT_PLACED: { place: 'top', recovery: 'retry', step: 'summary' },
  NOT_DONE: toRetry,
  NOT_SENT: toRetry,
  OUTCOME_UNKNOWN: forService,
  UNREACHABLE: toRetry,
}

/** The place of a refusal's text and how it is resolved. An unknown code is a failure that may be retried. */
export const refusalOf = (code: string): Refusal => ownValue<Refusal>(refusals, code) ?? ownValue(ours, code) ?? toRetry
