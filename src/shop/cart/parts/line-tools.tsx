import { href } from '#routes/href.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './line.module.css'
import { Quantity } from './quantity.tsx'

type Props = {
  readonly line: CartLine
  readonly isSmall: boolean
  /** Whether this shopper has a list for later. */
  readonly canSave: boolean
}

function Remove({ line }: Pick<Props, 'line'>) {
  const { t } = useLanguage()
  return (
    <PostForm command="cart/remove">
      <input type="hidden" name="itemId" value={line.id} />
      <SubmitButton className={css.plain}>
        <Icon name="trash" />
        {t('cart.remove')}
        <span className="visually-hidden"> {line.name}</span>
      </SubmitButton>
    </PostForm>
  )
}

function SaveForLater({ line }: Pick<Props, 'line'>) {
  const { t } = useLanguage()
  return (
    <PostForm command="cart/save">
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="slug" value={line.slug} />
      <SubmitButton className={css.plain}>
        <Icon name="heart" />
        {t('cart.save')}
        <span className="visually-hidden"> {line.name}</span>
      </SubmitButton>
    </PostForm>
  )
}

/** Everything one can do with a line; in the mini cart only how many, and out with it. */
export function LineTools({ line, isSmall, canSave }: Props) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.tools}>
      <Quantity line={line} />
      {!isSmall && !line.isCustoms && (
        <a className={css.plain} href={href(locale, 'cart', undefined, { edit: line.id })}>
          {t('cart.edit')}
          <span className="visually-hidden"> {line.name}</span>
        </a>
      )}
      {canSave && <SaveForLater line={line} />}
      <Remove line={line} />
    </div>
  )
}
