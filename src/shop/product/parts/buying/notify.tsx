import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmailField, SelectField } from '#src/ui/controls/field.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { Later } from '#src/ui/later.tsx'

import type { SizeChoice } from '../../model/choice.ts'
import css from './notify.module.css'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'

type Props = { readonly sizes: readonly SizeChoice[] }

/** For sizes that are gone: leaves an address, and a letter goes there when the size is back. */
export function Notify({ sizes }: Props) {
  const { t } = useLanguage()
  const gone = sizes.filter(({ state, upc }) => state === 'out' && upc !== undefined)
  if (gone.length === 0) return null
  const isOpen = gone.length === sizes.length
  const form = (
    <PostForm id="notify" command="product/notify" className={css.form}>
      <SelectField
        name="gone"
        label={t('product.size')}
        options={gone.map(({ upc = '', name }) => ({ value: upc, name }))}
      />
      <EmailField name="notify-email" label={t('checkout.field.email')} />
      <FormProblem className={css.problem} />
      <Button type="submit" look="secondary">
        {t('product.notify.send')}
      </Button>
      <FormThanks text={t('product.notified')} className={css.thanks} />
    </PostForm>
  )
  return (
    <details className={css.notify} open={isOpen}>
      <summary className={fold.summary}>{t('product.notify')}</summary>
      {isOpen ? form : <Later>{form}</Later>}
    </details>
  )
}
