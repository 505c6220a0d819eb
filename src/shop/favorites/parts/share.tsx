import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { Refused } from '../../page.ts'
import css from './share.module.css'

type Props = { readonly shareLink: string | undefined; readonly refused: Refused | undefined }

const labels = { emails: 'favorites.share.emails', message: 'favorites.share.message' } as const

/** Sends the list's address to a few people; once it is shared, its address stands here to be copied. */
export function Share({ shareLink, refused }: Props) {
  const { t } = useLanguage()
  return (
    <details className={css.share} open={shareLink !== undefined || refused?.command === 'favorites/share'}>
      <summary>{t('favorites.share')}</summary>
      <div className={css.inside}>
        {shareLink !== undefined && (
          <TextField
            name="share-link"
            label={t('favorites.share.link')}
            readOnly
            defaultValue={shareLink}
            maxLength={300}
            optional={false}
          />
        )}
        <CommandForm command="favorites/share" labels={labels} refused={refused}>
          {field => (
            <>
              <TextField
                {...field('emails')}
                hint={t('favorites.share.hint')}
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                maxLength={1300}
              />
              <TextField {...field('message')} maxLength={500} optional />
              <Button type="submit" look="secondary">
                {t('favorites.share.send')}
              </Button>
            </>
          )}
        </CommandForm>
      </div>
    </details>
  )
}
