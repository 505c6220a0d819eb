/** The detail a code or flash carries when it is prepared on the scenarios page. */
export const particulars: Readonly<Record<string, { readonly detail: Readonly<Record<string, string | number>> }>> = {
  API429: { detail: { minutes: 60 } },
  AUT423: { detail: { minutes: 15 } },
  INV408: { detail: { maxAllowedQty: 1 } },
  INV409: { detail: { maxAllowedQty: 1 } },
  GFC410: { detail: { mostGiftCards: 5 } },
  REW140: { detail: { points: 0 } },
  InvalidShippingAddress: { detail: { shipmentId: 'me' } },
  ProductItemMaxQuantity: { detail: { maxAllowedQty: 1 } },
}
