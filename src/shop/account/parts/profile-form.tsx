import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { DateField, TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from './form.module.css'
import { Interests } from './interests.tsx'

const labels = {
  firstName: 'checkout.field.firstName',
  lastName: 'checkout.field.lastName',
  postalCode: 'checkout.field.postalCode',
  birthDate: 'account.field.birthDate',
  preferredShoeSize: 'account.field.shoeSize',
} as const

type Props = { readonly profile: Profile; readonly refused: RefusedCommand | undefined }

/** The personal details of the account. */
export function ProfileForm({ profile, refused }: Props) {
  const { t } = useLanguage()
  const { consumerDetails, preferences, revision } = profile
  return (
    <CommandForm
      command="account/profile"
      labels={labels}
      refused={refused}
      values={{
        ...consumerDetails,
        preferredShoeSize: preferences.preferredShoeSize,
      }}
    >
      {(field, box) => (
        <>
          <input type="hidden" name="revision" value={revision} />
          <div className={css.pair}>
            <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
            <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
          </div>
          <TextField {...field('postalCode')} autoComplete="postal-code" maxLength={16} optional />
          <div className={css.pair}>
            <DateField {...field('birthDate')} autoComplete="bday" optional />
            <TextField {...field('preferredShoeSize')} autoComplete="off" maxLength={16} optional />
          </div>
          <Interests chosen={preferences.interests} box={box} />
          <div>
            <Button type="submit">{t('account.save')}</Button>
          </div>
        </>
      )}
    </CommandForm>
  )
}
