import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'

/** The name of the field that says how many pieces of a line are meant. */
export const pieceField = (itemId: string): string => `return-${itemId}`

/** Which lines are meant, and how many pieces of each; none is left out. */
export const returnedItems = (form: Readonly<Record<string, unknown>>): { itemId: string; qty: number }[] =>
  Object.entries(form).flatMap(([name, value]) => {
    const [, itemId] = /^return-([\w-]{8,64})$/.exec(name) ?? []
    const qty = Number(value)
    return itemId === undefined || !Number.isInteger(qty) || qty < 1 ? [] : [{ itemId, qty }]
  })

/** Whether an order has gift cards that went out by e-mail, and can do so once more. */
export const hasGiftCards = ({ items }: Pick<Purchase, 'items'>): boolean =>
  items.some(({ giftCard }) => giftCard === 'digital')

/** Names the place on an order's page where pieces are chosen to go back. */
export const returningId = 'send-back'
