import { href } from '#routes/href.ts'
import type { StoredAddress } from '#src/commerce/calls/consumer/address-book.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { CardFields, type CardSource } from '#src/product-ui/payment/card-fields.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'
import { SelectField } from '#src/ui/controls/field.tsx'
import { PersonCheck } from '#src/ui/forms/person-check.tsx'
import { Island } from '#src/ui/island.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { AccountLayout } from '../parts/account-layout.tsx'
import css from '../parts/form.module.css'
import { OpenCardFields } from '../parts/open-card-fields.tsx'
import { Panel } from '../parts/panel.tsx'
import { RefusedNotice } from '../parts/refused-notice.tsx'

export type Props = {
  /** Nothing where the visit has no cart: the fields need the payment session of one. */
  readonly source: CardSource | undefined
  /** Addresses the card may be billed to. */
  readonly addresses: readonly StoredAddress[]
  readonly refused?: RefusedCommand | undefined
}

function NewCard({ source, addresses, refused }: Props & { readonly source: CardSource }) {
  const { locale, t } = useLanguage()
  const billing = addresses.filter(({ approachType }) => approachType === 'B')
  return (
    <CommandForm command="account/add-card" labels={{ addressId: 'checkout.billing.address' }} refused={refused}>
      {(field, box) => (
        <>
          <Island name="card-fields" wake="load" component={CardFields} props={source} />
          {billing.length > 0 && (
            <SelectField
              {...field('addressId')}
              options={billing.map(({ id, addressLine1, city }) => ({ value: id, name: `${addressLine1}, ${city}` }))}
            />
          )}
          <CheckField {...box('main')} label={t('account.card.as-main')} />
          <PersonCheck expected />
          <div className={css.row}>
            <Button type="submit">{t('account.save')}</Button>
            <ButtonLink look="plain" href={href(locale, 'accountCreditCards')}>
              {t('account.cancel')}
            </ButtonLink>
          </div>
        </>
      )}
    </CommandForm>
  )
}

/** `/account/credit-cards/add`: a card typed into the provider's own fields; only its token comes here. */
export function AddCardPage({ source, addresses, refused }: Props) {
  const { t } = useLanguage()
  return (
    <AccountLayout here="accountCreditCards" title={t('account.card.add')}>
      <Panel title={t('account.card.new')}>
        {source === undefined ? (
          <>
            <RefusedNotice refused={refused} />
            <p>{t('account.card.none.text')}</p>
            <OpenCardFields />
          </>
        ) : (
          <NewCard source={source} addresses={addresses} refused={refused} />
        )}
      </Panel>
    </AccountLayout>
  )
}
