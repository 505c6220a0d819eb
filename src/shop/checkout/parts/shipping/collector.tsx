import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { streetLine } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { RadioGroup } from '#src/ui/controls/choice.tsx'
import { EmailField, TextField } from '#src/ui/controls/field.tsx'

import { Phone } from '../../../phone.tsx'
import { collectorOf, isFetched, type Needs } from '../../model/needs.ts'
import typography from '#src/ui/typography.module.css'
import css from './collector.module.css'
import step from '../step.module.css'

type Props = {
  readonly cart: Cart
  readonly needs: Needs
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** Where things are fetched. */
function Places({ cart }: Pick<Props, 'cart'>) {
  return (
    <ul className={css.places}>
      {cart.shippingMethods.filter(isFetched).map(({ shipmentId, place, applicableShippingMethods: options }) => (
        <li key={shipmentId}>
          {place && (
            <>
              <strong>{place.name}</strong>, {streetLine(place)}
            </>
          )}
          <br />
          <small>{options.find(({ selected }) => selected)?.label}</small>
        </li>
      ))}
    </ul>
  )
}

/** The person who collects, when nothing goes home: name and e-mail always, a phone number where the place wants to call (R241). */
export function Collector({ cart, needs, values, errors }: Props) {
  const { t } = useLanguage()
  const known = collectorOf(cart)
  return (
    <fieldset className={css.collector}>
      <legend>{t('checkout.fetch')}</legend>
      <Places cart={cart} />
      <input type="hidden" name="to" value="fetch" />
      <p className={typography.small}>{t('checkout.fetch.hint')}</p>
      <div className={step.pair}>
        <TextField
          name="firstName"
          label={t('checkout.field.firstName')}
          error={errors.firstName}
          autoComplete="given-name"
          defaultValue={values.firstName ?? known.firstName ?? ''}
          maxLength={60}
        />
        <TextField
          name="lastName"
          label={t('checkout.field.lastName')}
          error={errors.lastName}
          autoComplete="family-name"
          defaultValue={values.lastName ?? known.lastName ?? ''}
          maxLength={60}
        />
      </div>
      <Phone
        name="phone"
        label={t('checkout.field.phone')}
        error={errors.phone}
        country={values.phoneCountry}
        defaultValue={values.phone ?? known.phone}
        optional={!needs.phone}
      />
    </fieldset>
  )
}

/** The person who collects: the recipient of the rest, or another one. */
export function OtherCollector({ cart, needs, values, errors }: Props) {
  const { t } = useLanguage()
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' })
  return (
    <div className={css.collector}>
      <Places cart={cart} />
      <RadioGroup
        name="collector"
        legend={t('checkout.fetch')}
        chosen={values.collector ?? 'same'}
        choices={[
          { value: 'same', label: t('checkout.fetch.same') },
          { value: 'other', label: t('checkout.fetch.other') },
        ]}
      />
      <div className={css.other}>
        <div className={step.pair}>
          <TextField {...field('collectorFirstName')} label={t('checkout.field.collectorFirstName')} maxLength={60} />
          <TextField {...field('collectorLastName')} label={t('checkout.field.collectorLastName')} maxLength={60} />
        </div>
        <EmailField
          {...field('collectorEmail')}
          label={t('checkout.field.collectorEmail')}
          optional
          autoComplete="off"
        />
        <Phone
          {...field('collectorPhone')}
          label={t('checkout.field.collectorPhone')}
          autoComplete="off"
          country={values.collectorPhoneCountry}
          optional={!needs.phone}
        />
      </div>
    </div>
  )
}
