import type { ComponentType } from 'react'

import type { DialogName } from '#routes/dialogs.ts'
import type { DialogProps } from '#src/ui/feedback/dialog.tsx'

const registry = {
  'add-gift-option': async () => (await import('#src/shop/cart/dialogs/add-gift-option.tsx')).AddGiftOption,
  'cart-change-shipping-method': async () =>
    (await import('#src/shop/cart/dialogs/change-delivery.tsx')).ChangeDelivery,
  klarna: async () => (await import('#src/shop/checkout/dialogs/approval.tsx')).ApprovalDialog,
  'add-credit-card': async () => (await import('#src/shop/account/dialogs/add-credit-card.tsx')).AddCreditCard,
  'employee-terms': async () => (await import('#src/shop/account/dialogs/employee-terms.tsx')).EmployeeTerms,
  'forgot-password': async () => (await import('#src/shop/sign-in/dialogs/forgot-password.tsx')).ForgotPassword,
  interests: async () => (await import('#src/shop/account/dialogs/interests.tsx')).InterestsDialog,
  'loyalty-redeem': async () => (await import('#src/shop/account/dialogs/loyalty-redeem.tsx')).LoyaltyRedeem,
  'loyalty-sign-up': async () => (await import('#src/shop/account/dialogs/loyalty-sign-up.tsx')).LoyaltySignUp,
  'sign-in': async () => (await import('#src/shop/sign-in/dialogs/sign-in.tsx')).SignIn,
  'sign-in-confirmation': async () =>
    (await import('#src/shop/sign-in/dialogs/sign-in-confirmation.tsx')).SignInConfirmation,
  'sign-up': async () => (await import('#src/shop/sign-in/dialogs/sign-up.tsx')).SignUp,
  welcome: async () => (await import('#src/shop/sign-in/dialogs/welcome.tsx')).Welcome,
  'language-preference': async () =>
    (await import('#src/shop/content/dialogs/language-preference.tsx')).LanguagePreference,
  'location-confirmation': async () =>
    (await import('#src/shop/content/dialogs/location-confirmation.tsx')).LocationConfirmation,
  'shipping-address': async () => (await import('#src/shop/checkout/dialogs/shipping-address.tsx')).ShippingAddress,
  payconiq: async () => (await import('#src/shop/checkout/dialogs/payconiq.tsx')).Payconiq,
  'three-d-secure-challenge': async () =>
    (await import('#src/shop/checkout/dialogs/challenge.tsx')).ThreeDSecureChallenge,
  'mini-cart': async () => (await import('#src/shop/cart/dialogs/mini-cart/mini-cart.tsx')).MiniCart,
  'ask-question': async () => (await import('#src/shop/reviews/dialogs/ask-question.tsx')).AskQuestion,
  'ask-question-success': async () => (await import('#src/shop/reviews/dialogs/ask-question.tsx')).AskQuestionSuccess,
  barcode: async () => (await import('#src/shop/product/dialogs/barcode.tsx')).Barcode,
  content: async () => (await import('#src/shop/content/dialogs/content.tsx')).ContentDialog,
  'bopis-store-search': async () => (await import('#src/shop/stores/dialogs/store-search.tsx')).StorePickupSearch,
  'change-store-confirmation': async () =>
    (await import('#src/shop/stores/dialogs/change-store.tsx')).ChangeStoreConfirmation,
  'pickup-in-store': async () => (await import('#src/shop/stores/dialogs/store-search.tsx')).PickupInStore,
  quickshop: async () => (await import('#src/shop/product/dialogs/quickshop.tsx')).Quickshop,
  'review-user-generated-content': async () =>
    (await import('#src/shop/reviews/dialogs/photo.tsx')).ReviewUserGeneratedContent,
  'size-chart': async () => (await import('#src/shop/product/dialogs/size-chart.tsx')).SizeChart,
  'store-changed': async () => (await import('#src/shop/stores/dialogs/change-store.tsx')).StoreChanged,
  'store-pickup-search': async () => (await import('#src/shop/stores/dialogs/store-search.tsx')).StorePickupSearch,
} as const satisfies Record<DialogName, () => Promise<ComponentType<DialogProps>>>

/** A dialog's component; each has a chunk of its own. */
export const loadDialog = (name: DialogName): Promise<ComponentType<DialogProps>> => registry[name]()
