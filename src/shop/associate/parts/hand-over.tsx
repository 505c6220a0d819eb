import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { QrCode } from '#src/ui/feedback/qr-code.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import typography from '#src/ui/typography.module.css'
import css from '../pages/pages.module.css'

/** The way of the cart onto the shopper's own phone: asked for, then held in front of its camera. */
export function HandOver({ link }: { readonly link: string | undefined }) {
  const { t } = useLanguage()
  return (
    <>
      <PostForm command="associate/hand-over">
        <Button type="submit" look="secondary">
          {t(link === undefined ? 'associate.hand-over' : 'associate.hand-over.again')}
        </Button>
      </PostForm>
      {link !== undefined && (
        <figure className={css.code} id="hand-over">
          <QrCode text={link} label={t('associate.hand-over.code')} />
          <figcaption className={typography.muted}>{t('associate.hand-over.how')}</figcaption>
        </figure>
      )}
    </>
  )
}
