/** Where a subscription made without script comes back to: the thanks show themselves as the target of the address. */
export const thanksId = 'subscribed'
