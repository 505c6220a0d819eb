import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmailField } from '#src/ui/controls/field.tsx'

import { commandPath } from '#src/kit/command-path.ts'
import typography from '#src/ui/typography.module.css'
import fold from '#src/ui/layout/fold.module.css'
import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from './form.module.css'

const labels = { ownEmail: 'checkout.field.email' } as const

type Props = {
  readonly refused: RefusedCommand | undefined
  /** An account is closed while it is. */
  readonly isSignInFresh: boolean
}

/** Download of all stored data, and deletion of the account, which asks for the shopper's own e-mail (ATTR300). */
export function OwnData({ refused, isSignInFresh }: Props) {
  const { locale, t } = useLanguage()
  return (
    <>
      <p className={typography.muted}>{t('account.data.text')}</p>
      <form method="post" action={commandPath(locale, 'account', 'my-data')}>
        <Button type="submit" look="secondary">
          {t('account.data.take')}
        </Button>
      </form>
      <details className={css.danger} open={refused?.command === 'account/forget'}>
        <summary className={fold.summary}>{t('account.data.delete')}</summary>
        <p>{t('account.data.delete.text')}</p>
        {isSignInFresh ? (
          <CommandForm command="account/forget" labels={labels} refused={refused}>
            {field => (
              <>
                <EmailField {...field('ownEmail')} autoComplete="off" />
                <div>
                  <Button type="submit" look="secondary">
                    {t('account.data.delete.go')}
                  </Button>
                </div>
              </>
            )}
          </CommandForm>
        ) : (
          <p>
            <a href="#prove">{t('account.prove')}</a>
          </p>
        )}
      </details>
    </>
  )
}
