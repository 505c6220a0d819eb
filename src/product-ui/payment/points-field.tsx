import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { FieldLayout, useControlProps, type FieldProps } from '#src/ui/controls/field.tsx'

import css from './points-field.module.css'

type Vouchers = AnswerOf<'consumer.loyalty-vouchers.list'>
type Choice = Vouchers['applicableLoyaltyVouchers'][number]

type Props = FieldProps & {
  readonly id: string
  /** What can be had for points, the least first. */
  readonly choices: readonly [Choice, ...Choice[]]
  readonly currency: Vouchers['currency']
  /** How many at first; the fewest where it is absent. */
  readonly chosen?: number | undefined
}

/**
 * How many points: a number to type, and a slider beside it where there is script (`client/behaviours/fields/points.ts`). The list of
 * both says what they are worth.
 */
export function PointsField({ choices, currency, chosen, ...field }: Props) {
  const { t, money, number } = useLanguage()
  const [first, second] = choices
  const last = choices.at(-1) ?? first
  const shown = choices.find(({ points }) => points === chosen) ?? first
  const list = `${field.id}-worth`
  const nameOf = ({ points, amountInCurrency }: Choice) =>
    t('account.redeem.choice', { points: number(points), amount: money(amountInCurrency, currency) })
  const bounds = {
    min: first.points,
    max: last.points,
    step: second === undefined ? first.points : second.points - first.points,
    list,
    defaultValue: shown.points,
  }
  return (
    <FieldLayout {...field}>
      <div className={css.points} data-mount="points">
        <input {...bounds} type="range" aria-label={field.label} className={css.slider} />
        <input
          {...useControlProps(field)}
          {...bounds}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          className={css.number}
        />
        <output htmlFor={field.id}>{nameOf(shown)}</output>
        <datalist id={list}>
          {choices.map(choice => (
            <option key={choice.points} value={choice.points}>
              {nameOf(choice)}
            </option>
          ))}
        </datalist>
      </div>
    </FieldLayout>
  )
}
