import { href } from '#routes/href.ts'
import type { ApproachType, StoredAddress } from '#src/commerce/calls/consumer/address-book.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'

import type { AddressCountry } from '../../checkout/model/address-format.ts'
import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { addressLabels, AddressFields } from '../parts/addresses/address-fields.tsx'
import { AccountLayout } from '../parts/account-layout.tsx'
import css from '../parts/form.module.css'
import { Panel } from '../parts/panel.tsx'

export type Props = {
  readonly approachType: ApproachType
  readonly countries: readonly AddressCountry[]
  /** The address that is being changed; without one another is added. */
  readonly address?: StoredAddress
  readonly refused?: RefusedCommand
}

const titles = { S: 'account.address.shipping', B: 'account.address.billing' } as const

/** `/account/address/add-shipping-address`, `/account/address/add-billing-address`: another address, or one anew. */
export function AddressPage({ approachType, countries, address, refused }: Props) {
  const { locale, t } = useLanguage()
  return (
    <AccountLayout
      here="accountAddress"
      title={t(address === undefined ? 'account.address.add' : 'account.address.change')}
    >
      <Panel title={t(titles[approachType])}>
        <CommandForm command="account/address" labels={addressLabels} refused={refused} values={{ ...address }}>
          {(field, box) => (
            <>
              <input type="hidden" name="approachType" value={approachType} />
              {address !== undefined && <input type="hidden" name="addressId" value={address.id} />}
              <AddressFields
                kind={approachType === 'S' ? 'shipping' : 'billing'}
                countries={countries}
                field={field}
                address={address}
                phoneCountry={refused?.values.phoneCountry}
              />
              {address?.main !== true && <CheckField {...box('main')} label={t('account.address.as-main')} />}
              <div className={css.row}>
                <Button type="submit">{t('account.save')}</Button>
                <ButtonLink look="plain" href={href(locale, 'accountAddress')}>
                  {t('account.cancel')}
                </ButtonLink>
              </div>
            </>
          )}
        </CommandForm>
      </Panel>
    </AccountLayout>
  )
}
