import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './language-preference.module.css'

/** `#modal=language-preference`: which of the American store's languages its help is read in (R213, R215). */
export function LanguagePreference({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} title={t('shell.language-preference.title')} onClose={onClose}>
      <p>{t('shell.language-preference.text')}</p>
      <PostForm command="visitor/language" data-leaves className={css.choices}>
        <input type="hidden" name="path" value={location.pathname} />
        <Button type="submit" name="language" value="es" lang="es">
          Español
        </Button>
        <Button type="submit" name="language" value="en" look="secondary" lang="en">
          English
        </Button>
      </PostForm>
    </Dialog>
  )
}
