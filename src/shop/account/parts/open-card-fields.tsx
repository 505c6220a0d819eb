import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'

/** The way to a new card for a visit without a cart: a press that opens one, because the card's fields need its payment session. */
export function OpenCardFields() {
  const { t } = useLanguage()
  return (
    <PostForm command="account/open-card-fields" data-leaves="">
      <Button type="submit">{t('account.card.add')}</Button>
    </PostForm>
  )
}
