import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'

import css from '../pages/loyalty.module.css'

type Vouchers = AnswerOf<'consumer.loyalty-vouchers.list'>

/** How far it is to the next reward. */
export function NextReward({ vouchers }: { readonly vouchers: Vouchers }) {
  const { t, money, number } = useLanguage()
  const { currentLoyaltyPoints: points, nextVoucher: next, applicableLoyaltyVouchers, currency } = vouchers
  if (next === undefined) return null
  const from = applicableLoyaltyVouchers.at(-1)?.points ?? 0
  const missing = next.points - points
  return (
    <Progress max={next.points - from} value={points - from}>
      {t('account.points.next', {
        points: number(missing),
        count: missing,
        amount: money(next.amountInCurrency, currency),
      })}
    </Progress>
  )
}

/** What came and went, the newest first. */
export function PointHistory({ movements }: Pick<Vouchers, 'movements'>) {
  const { t, date, number } = useLanguage()
  return (
    <ol className={css.history}>
      {movements.map(({ at, points, reason, orderNumber = '' }) => (
        <li key={`${at} ${reason} ${orderNumber}`}>
          <span>
            {t(`account.points.${reason}`, { orderNumber })}
            <time dateTime={at}>{date(at.slice(0, 10))}</time>
          </span>
          <strong>{points < 0 ? `−${number(-points)}` : `+${number(points)}`}</strong>
        </li>
      ))}
    </ol>
  )
}
