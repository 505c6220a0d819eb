/** Where the payment provider of this platform lives; the store's setting `PAYMENTS_ORIGIN` names it. */
export const provider = 'http://pay.localhost'

/** Where the card's bank asks its owner. */
export const challengeUrl = `${provider}/challenge/ask_foreign`
