import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import typography from '#src/ui/typography.module.css'
import css from './pages.module.css'

export type Props = {
  /** The cart a valid code is for; undefined when the code was used or has expired. */
  readonly offered?: {
    readonly code: string
    readonly storeName: string
    readonly storeEmployeeName: string
    readonly totalItems: number
  }
}

/** `/hand-over`: offers to take over the cart an associate filled. */
export function HandOverPage({ offered }: Props) {
  const { locale, t } = useLanguage()
  if (offered === undefined)
    return (
      <div className={css.narrow}>
        <h1>{t('associate.take.gone')}</h1>
        <p className={typography.muted}>{t('associate.take.gone.text')}</p>
        <ButtonLink href={href(locale, 'home')}>{t('shell.home')}</ButtonLink>
      </div>
    )
  const { code, storeName, storeEmployeeName, totalItems } = offered
  return (
    <div className={css.narrow}>
      <h1>{t('associate.take', { store: storeName })}</h1>
      <p className={typography.muted}>{t('associate.take.text', { name: storeEmployeeName, totalItems })}</p>
      <PostForm command="associate/take">
        <input type="hidden" name="code" value={code} />
        <Button type="submit" wide>
          {t('associate.take.go')}
        </Button>
      </PostForm>
    </div>
  )
}
