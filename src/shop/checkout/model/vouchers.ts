import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Minor } from '#src/kit/money.ts'

type Voucher = AnswerOf<'consumer.loyalty-vouchers.list'>['applicableLoyaltyVouchers'][number]

/** The dearest voucher of which nothing is lost on an amount; nothing where the least is worth more. */
export const dearestVoucher = (vouchers: readonly Voucher[], amount: Minor): Voucher | undefined =>
  vouchers
    .filter(({ amountInCurrency }) => amountInCurrency <= amount)
    .reduce<Voucher | undefined>(
      (best, one) => (best !== undefined && best.amountInCurrency >= one.amountInCurrency ? best : one),
      undefined,
    )
