import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'
import type { RefusedCommand } from '../../page.ts'
import css from './share.module.css'

type Props = {
  readonly shareLink: string | undefined
  /** Letters are sent for people with an account; everybody may have the link. */
  readonly isGuest: boolean
  readonly refused: RefusedCommand | undefined
}

const labels = { emails: 'favorites.share.emails', message: 'favorites.share.message' } as const

/** Sends the list's address by e-mail to a few people. */
function ByLetter({ refused }: Pick<Props, 'refused'>) {
  const { t } = useLanguage()
  return (
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
  )
}

/** Sends the list's address to a few people; once it is shared, its address stands here to be copied. */
export function Share({ shareLink, isGuest, refused }: Props) {
  const { t } = useLanguage()
  return (
    <details className={css.share} open={shareLink !== undefined || refused?.command === 'favorites/share'}>
      <summary className={fold.summary}>{t('favorites.share')}</summary>
      <div className={css.inside}>
        {shareLink === undefined ? (
          <PostForm command="favorites/share-link">
            <Button type="submit" look="secondary">
              {t('favorites.share.make-link')}
            </Button>
          </PostForm>
        ) : (
          <TextField
            name="share-link"
            label={t('favorites.share.link')}
            readOnly
            defaultValue={shareLink}
            maxLength={300}
            optional={false}
          />
        )}
        {!isGuest && <ByLetter refused={refused} />}
      </div>
    </details>
  )
}
