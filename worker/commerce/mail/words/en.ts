import type { LetterWords } from './shape.ts'

/** Letters in English. */
export const en: LetterWords = {
  order: {
    'order-confirmed': {
      subject: 'We have your order {order}',
      lead: 'Thank you, {name}. We are getting it ready, and write again when it is on its way.',
    },
    'order-shipped': {
      subject: 'Your parcel is on its way ({order})',
      lead: '{carrier} has it. With the number below you see how far it is.',
    },
    'order-ready': {
      subject: 'Ready for you to fetch ({order})',
      lead: 'It waits for you at {place}. Bring the order number and something that shows who you are.',
    },
    'order-delivered': {
      subject: 'Your parcel has arrived ({order})',
      lead: 'It was delivered. If something is not right, you can send it back from the page of your order.',
    },
    'order-picked-up': {
      subject: 'You have fetched your order {order}',
      lead: 'It was handed over at {place}. If it was not you, write to us at once.',
    },
    'gift-card-sent': {
      subject: 'Your gift card is sent ({order})',
      lead: 'It has gone by email to whom it is for.',
    },
    'order-cancelled': {
      subject: 'Your order {order} is cancelled',
      lead: 'Nothing will be sent, and {amount} goes back the way it came.',
    },
    'cancelled-some': {
      subject: 'Part of your order {order} is cancelled',
      lead: 'The items below will not come, and {amount} goes back the way it came. Everything else does come.',
    },
    'cancelled-unpaid': {
      subject: 'Your order {order} is cancelled',
      lead: 'Nothing will be sent, and nothing was charged.',
    },
    'return-received': {
      subject: 'What you sent back has come ({order})',
      lead: 'We have it and look at it. As soon as that is done we pay it back and write again.',
    },
    'order-refunded': {
      subject: 'Your refund is on its way ({order})',
      lead: '{amount} goes back the way it came. A bank may take some days.',
    },
    'refunded-nothing': {
      subject: 'About your return ({order})',
      lead: 'None of what was announced was in the parcel, so nothing goes back. If that is wrong, write to us.',
    },
  },
  news: {
    'price-drop': {
      subject: '{product} costs less now',
      lead: 'It is on your favorites. We do not know for how long it stays at this price.',
    },
    'back-in-stock': {
      subject: '{product} is back',
      lead: 'The size you waited for is in stock again. We keep none aside, so do not wait too long.',
    },
    'cart-left': {
      subject: 'Your cart is still here',
      lead: 'You left something in it. We keep the cart, though nothing in it is set aside.',
    },
  },
  actions: {
    confirm: 'Confirm',
    account: 'To your account',
    password: 'Choose a password',
    contact: 'Write to us',
    look: 'See it in the store',
    order: 'See your order',
    track: 'Follow the parcel',
    cart: 'Back to the cart',
  },
  payment: {
    CREDIT_CARD: 'Card',
    KLARNA: 'Klarna',
    WALLET: 'Wallet',
    PAYCONIQ: 'Payconiq',
    BANCONTACT: 'Bancontact',
    GIFT_CARD: 'Gift card',
    LOYALTY_POINTS: 'Points',
    ATHLETES_PAYMENT: 'Athlete credit',
    INFLUENCER_CREDIT: 'Partner credit',
    REWARD_CODE: 'Reward code',
    REWARD_CARD: 'Reward card',
    EMPLOYEE_DISCOUNT: 'Employee discount',
  },
  labels: {
    order: 'Order',
    placed: 'Placed on',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    delivery: 'Delivery {number} of {count}',
    arrives: 'Arrives {from} – {to}',
    arrivesOn: 'Arrives on {from}',
    ready: 'Ready to fetch {from} – {to}',
    readyOn: 'Ready to fetch on {from}',
    byMail: 'Sent by email',
    sentTo: 'Sent to',
    fetchAt: 'Fetch it at',
    billing: 'Billing address',
    paidWith: 'Paid with',
    items: 'Items',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    tax: 'Tax',
    taxWithin: 'Tax included',
    total: 'Total',
    back: 'Goes back',
    returnNumber: 'Return',
    qty: 'Quantity {qty}',
    gift: 'Gift',
    giftFor: 'For {to}',
    giftOn: 'Sent on {day}',
    before: 'Before',
    now: 'Now',
    whyOrder: 'You get this letter because this address was given with an order at Fellholm.',
    whyAccount: 'You get this letter because somebody gave this address at Fellholm.',
    whyNews: 'You get this letter because you asked to be told.',
    stop: 'Stop letters of this kind',
    settings: 'Your settings',
  },
}
