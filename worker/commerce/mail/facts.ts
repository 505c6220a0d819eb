/** Some pieces of a line of an order. */
export type FactPiece = { readonly itemId: string; readonly qty: number }

/** The facts a letter is written from when it is sent. As few as possible, because they stay in the outbox until then. */
export type Facts = {
  /** Values for its sentences. */
  readonly values?: Readonly<Record<string, string>>
  /** Where it leads: a path in the store without its locale, e.g. `/reset-password?token=…`. */
  readonly path?: string
  readonly orderNumber?: string
  /** The place of a gift card in its order. */
  readonly place?: number
  /** The part of the order it is about. */
  readonly fulfilment?: number
  readonly pieces?: readonly FactPiece[]
  /** Who carries its parcel. */
  readonly label?: {
    readonly carrier: string
    readonly trackingNumber: string
    readonly trackingUrl?: string | undefined
  }
  /** The refund, in minor units. */
  readonly amount?: number
  readonly returnNumber?: string
  /** Whether nothing of the order will come any more. */
  readonly isAll?: boolean
  readonly productId?: string
  /** In minor units: what something cost, and costs now. */
  readonly price?: { readonly before: number; readonly now: number }
  readonly basketId?: string
  /** Whose it is, where a setting of theirs decides. */
  readonly accountId?: string
}
