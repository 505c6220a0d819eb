import { useLanguage } from '#src/language/use-language.tsx'
import { EmailField } from '#src/ui/controls/field.tsx'

import css from './email.module.css'

type Props = { readonly error: string | undefined; readonly email: string }

/** Where news of the order goes. With script a misspelt domain is asked about beside it; without, on the step that follows. */
export function OrderEmail({ error, email }: Props) {
  const { t } = useLanguage()
  return (
    <div data-mount="email">
      <EmailField
        name="email"
        label={t('checkout.field.email')}
        hint={t('checkout.email.why')}
        error={error}
        defaultValue={email}
      />
      <p role="status">
        <button type="button" className={css.meant} data-text={t('checkout.spelling', { address: '{}' })} hidden>
          {t('checkout.spelling.take')}
        </button>
      </p>
    </div>
  )
}
