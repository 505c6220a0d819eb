import { useLanguage } from '#src/language/use-language.tsx'
import { PasswordField, type FieldProps } from '#src/ui/controls/field.tsx'

type Props = { readonly first: FieldProps; readonly again: FieldProps }

/** A password to be chosen, twice (FE340); what it needs is said before it is typed (D01). Never filled in by us. */
export function NewPasswordFields({ first, again }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PasswordField {...first} hint={t('sign-in.password.hint')} autoComplete="new-password" />
      <PasswordField {...again} autoComplete="new-password" />
    </>
  )
}
