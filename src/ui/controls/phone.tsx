import { defaultMask, type PhoneMask } from '#src/kit/phone/phone-mask.ts'

import css from './field.module.css'
import { useControlProps, FieldLayout, type FieldProps } from './field.tsx'
import own from './phone.module.css'
import { Select } from './select.tsx'

export type DialCode = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly name: string
  /** Without the plus sign. */
  readonly dialCode: string
  /** `XXX XXX XXXX`, an X for every digit; the usual one of the place where there is none (R254). */
  readonly mask?: PhoneMask
}

type Props = FieldProps & {
  readonly codes: readonly DialCode[]
  /** Country of the number. */
  readonly country: string
  readonly codeLabel: string
  readonly value?: string
  readonly autoComplete?: string
}

/** A phone number (R242): the country's code, and the number as people there write it once the field is left. */
export function PhoneField({ codes, country, codeLabel, value, autoComplete = 'tel-national', ...field }: Props) {
  return (
    <FieldLayout {...field}>
      <div className={own.phone} data-mount="phone">
        <Select
          name={`${field.name}Country`}
          aria-label={codeLabel}
          autoComplete={autoComplete.replace('tel-national', 'tel-country-code')}
          defaultValue={country}
        >
          {codes.map(({ country: code, name, dialCode, mask = defaultMask(dialCode) }) => (
            <option key={code} value={code} data-mask={[mask].flat().join('|')}>
              +{dialCode} {name}
            </option>
          ))}
        </Select>
        <input
          {...useControlProps(field)}
          type="tel"
          inputMode="tel"
          className={css.input}
          autoComplete={autoComplete}
          defaultValue={value}
          maxLength={32}
        />
      </div>
    </FieldLayout>
  )
}
