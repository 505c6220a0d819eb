/** The quantities to return, from fields named `item-<id>`; zeros are left out. */
export const itemsToReturn = (form: Readonly<Record<string, unknown>>): { itemId: string; qty: number }[] =>
  Object.entries(form).flatMap(([field, value]) => {
    const [, itemId] = /^item-([\w-]{1,64})$/.exec(field) ?? []
    const qty = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0
    return itemId === undefined || qty === 0 ? [] : [{ itemId, qty }]
  })
