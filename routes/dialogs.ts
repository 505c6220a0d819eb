/** Pages without parameters to which a guard of a dialog leads. */
type Destination = 'signIn' | 'account'

/** A dialog opens from the URL hash: `#modal=name` or `#panel=name`, with an argument after the first underscore (D52). */
type Dialog = {
  /** Pattern the argument must match; without one the dialog takes none. */
  readonly argument?: RegExp
  /** Whether it opens without its argument, too. */
  readonly isArgumentOptional?: boolean
  readonly side?: 'start' | 'end'
  /** Visitors who may not open the dialog (D54): they are sent elsewhere, or the hash is removed. */
  readonly guard?: { readonly against: 'guest' | 'registered'; readonly to?: Destination }
}

/** The id of a cart's line. */
const line = /^[\w-]{8,64}$/

/** D53: the pattern every product id follows. */
const productId = /^[A-Za-z0-9]{3,20}(-[A-Za-z0-9]{1,10})?$/

export const dialogs = {
  'add-gift-option': { argument: line },
  'cart-change-shipping-method': { argument: line },
  klarna: {},
  'add-credit-card': { guard: { against: 'guest', to: 'signIn' } },
  'employee-terms': { guard: { against: 'guest' } },
  'forgot-password': { guard: { against: 'registered' } },
  interests: {},
  'language-preference': {},
  /** The argument is the visitor's country. */
  'location-confirmation': { argument: /^[A-Z]{2}$/ },
  'loyalty-redeem': { guard: { against: 'guest', to: 'signIn' } },
  'loyalty-sign-up': {},
  'mini-cart': { side: 'end' },
  'ask-question': { argument: productId, isArgumentOptional: true },
  'ask-question-success': {},
  'review-user-generated-content': { argument: /^[\w-]{1,64}$/ },
  content: { argument: /^[\w-]{1,64}$/ },
  // An argument that is no product id opens the dialog too, which then says so (R090).
  barcode: { argument: /^.{0,64}$/ },
  quickshop: { argument: /^.{0,64}$/ },
  'size-chart': { argument: /^[a-z-]{1,20}$/, isArgumentOptional: true },
  'bopis-store-search': {},
  'store-pickup-search': {},
  'pickup-in-store': { argument: /^\d{8,14}$/, isArgumentOptional: true },
  'change-store-confirmation': { argument: /^[\w-]{1,40}$/ },
  'store-changed': {},
  payconiq: {},
  'shipping-address': { side: 'end' },
  'three-d-secure-challenge': {},
  /** The argument says from where on the page it was opened. */
  'sign-in': { argument: /^[a-z-]{1,24}$/, isArgumentOptional: true, guard: { against: 'registered', to: 'account' } },
  'sign-in-confirmation': {},
  'sign-up': { guard: { against: 'registered', to: 'account' } },
  welcome: {},
} as const satisfies Record<string, Dialog>

export type DialogName = keyof typeof dialogs
export type OpenDialog = {
  readonly frame: 'modal' | 'panel'
  readonly name: DialogName
  readonly argument: string | undefined
}

const isDialog = (name: string): name is DialogName => Object.hasOwn(dialogs, name)

/** Reads a hash; nothing when it names no dialog or an argument the dialog does not take. */
export function parseHash(hash: string): OpenDialog | undefined {
  const [, frame, name, argument] = /^#(modal|panel)=([a-z0-9-]+)(?:_(.*))?$/.exec(hash) ?? []
  if (name === undefined || !isDialog(name)) return undefined
  const { argument: pattern, isArgumentOptional = false } = dialogs[name] as Dialog
  const isFitting =
    argument === undefined ? pattern === undefined || isArgumentOptional : pattern?.test(argument) === true
  if (!isFitting) return undefined
  return { frame: frame === 'modal' ? 'modal' : 'panel', name, argument }
}

export type DialogVerdict = 'open' | 'blocked' | { readonly to: Destination }

/** Whether a visitor may open a dialog, or is led elsewhere instead (D54). */
export function judgeDialog(name: DialogName, isSignedIn: boolean): DialogVerdict {
  const { guard }: Dialog = dialogs[name]
  if (guard === undefined || (guard.against === 'registered') !== isSignedIn) return 'open'
  return guard.to === undefined ? 'blocked' : { to: guard.to }
}
