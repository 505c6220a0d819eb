import { useLanguage } from '#src/language/use-language.tsx'

import { useControlProps, FieldLayout, type FieldProps } from './field.tsx'
import { Icon } from '../icon.tsx'
import css from './quantity.module.css'

type Props = FieldProps & { readonly value?: number; readonly min?: number; readonly max?: number }

/** How many: a number to type, with a button on either side (`client/behaviours/quantity.ts`) where there is script. */
export function QuantityField({ value = 1, min = 1, max, ...field }: Props) {
  const { t } = useLanguage()
  return (
    <FieldLayout {...field}>
      <div className={css.stepper} data-mount="quantity">
        <button type="button" data-step="-1" aria-label={t('ui.quantity.less')} aria-controls={field.name}>
          <Icon name="minus" />
        </button>
        <input
          {...useControlProps(field)}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={min}
          max={max}
          step={1}
          defaultValue={value}
        />
        <button type="button" data-step="1" aria-label={t('ui.quantity.more')} aria-controls={field.name}>
          <Icon name="plus" />
        </button>
      </div>
    </FieldLayout>
  )
}
