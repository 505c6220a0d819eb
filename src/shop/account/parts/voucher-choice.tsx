import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { PointsField } from '#src/product-ui/payment/points-field.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { CommandForm } from '../../command-form.tsx'
import typography from '#src/ui/typography.module.css'

type Props = {
  readonly vouchers: Pick<AnswerOf<'consumer.loyalty-vouchers.list'>, 'applicableLoyaltyVouchers' | 'currency'>
  readonly least: number
  readonly leaves?: boolean
}

/** Points turned into a reduction of the cart (D33); fewer than `least` say how many are wanted (R361). */
export function VoucherChoice({ vouchers, least, leaves = false }: Props) {
  const { t, number } = useLanguage()
  const { applicableLoyaltyVouchers, currency } = vouchers
  const choices = applicableLoyaltyVouchers.filter(({ points }) => points >= least)
  const [first, ...more] = choices
  if (first === undefined)
    return <p className={typography.muted}>{t('account.redeem.too-few', { least: number(least) })}</p>
  return (
    <CommandForm command="account/redeem" labels={{ points: 'account.redeem.points' }} leaves={leaves}>
      {field => (
        <>
          <PointsField
            {...field('points')}
            // The dialog opens over a page that has the same choice.
            id={leaves ? 'points-in-dialog' : 'points'}
            choices={[first, ...more]}
            currency={currency}
          />
          <div>
            <Button type="submit" look="secondary">
              {t('account.redeem.go')}
            </Button>
          </div>
        </>
      )}
    </CommandForm>
  )
}
