/** The command by which one says that it is a gift. */
export const giftReceiptCommand = 'cart/gift-receipt'
