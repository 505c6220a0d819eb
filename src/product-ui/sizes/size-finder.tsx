import { useLanguage } from '#src/language/use-language.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { feetAndInches } from './body-height.ts'
import { asksFor, type BodyMeasure, type Measurements } from './measurements.ts'
import { longOf, type ChartName } from './size-charts.ts'
import css from './size-finder.module.css'

export type SizeFinderProps = {
  readonly name: ChartName
  readonly unit: 'cm' | 'in'
  readonly measured: Measurements
}

/** People say in feet and inches how tall they are, and the field takes inches alone: an example of both is its hint. */
function useHint({ name, unit }: Pick<SizeFinderProps, 'name' | 'unit'>) {
  const { t } = useLanguage()
  return (measure: BodyMeasure): string | undefined =>
    measure === 'height' && unit === 'in' && longOf(name) !== undefined
      ? t('product.advice.inches', { height: feetAndInches(68), inches: 68 })
      : undefined
}

/** Fields for what a chart asks for; a page and a dialog over it begin their ids each with a word of its own. */
export function MeasureFields({
  name,
  unit,
  measured,
  place,
}: SizeFinderProps & { readonly place: 'page' | 'dialog' }) {
  const { t } = useLanguage()
  const hintOf = useHint({ name, unit })
  return (
    <div className={css.fields}>
      {asksFor(name).map(measure => (
        <TextField
          key={measure}
          id={`${place}-${name}-${measure}`}
          name={measure}
          label={`${t(`product.measure.${measure}`)} (${unit})`}
          hint={hintOf(measure)}
          defaultValue={measured[measure] ?? ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          required={false}
        />
      ))}
    </div>
  )
}
