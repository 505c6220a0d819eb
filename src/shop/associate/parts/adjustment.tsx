import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { maxDiscount } from '../model/buy-in-store.ts'
import typography from '#src/ui/typography.module.css'
import css from '../pages/pages.module.css'

const labels = { amount: 'associate.amount', reason: 'associate.reason' } as const

/** One line and the form that reduces its price; a refusal stands at its own line. */
export function Adjustment({
  line,
  refused,
}: {
  readonly line: CartLine
  readonly refused: RefusedCommand | undefined
}) {
  const { t, money } = useLanguage()
  const { adjustment } = line
  const own = refused?.values.itemId === line.id ? refused : undefined
  return (
    <li className={css.line}>
      <h3>{line.name}</h3>
      <p className={typography.muted}>
        {line.variants.map(({ name }) => name).join(' · ')} × {line.qty} · {money(line.price.rowTotal)}
      </p>
      <CommandForm
        command="associate/adjust"
        labels={labels}
        refused={own}
        values={{
          amount: adjustment === undefined ? '' : (adjustment.amount / 100).toFixed(2),
          reason: adjustment?.reason,
        }}
      >
        {field => (
          <>
            <input type="hidden" name="itemId" value={line.id} />
            {adjustment !== undefined && <input type="hidden" name="adjustmentId" value={adjustment.id} />}
            <TextField
              {...field('amount')}
              id={`amount-${line.id}`}
              hint={t('associate.most', { amount: money(maxDiscount(line.price.rowTotal)) })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
            />
            <TextField {...field('reason')} id={`reason-${line.id}`} autoComplete="off" />
            <Button type="submit" look="secondary">
              {t(adjustment === undefined ? 'associate.adjust' : 'associate.adjust.again')}
            </Button>
          </>
        )}
      </CommandForm>
      {adjustment !== undefined && (
        <PostForm command="associate/unadjust">
          <input type="hidden" name="adjustmentId" value={adjustment.id} />
          <Button type="submit" look="plain">
            {t('associate.unadjust')}
          </Button>
        </PostForm>
      )}
    </li>
  )
}
