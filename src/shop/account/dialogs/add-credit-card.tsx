import { useQuery } from '@tanstack/react-query'

import { href } from '#routes/href.ts'
import { createBrowserClient } from '#src/commerce/browser.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { CardFields, type CardSource } from '#src/product-ui/card-fields.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { CommandForm } from '../../command-form.tsx'
import { sharedQueryClient } from '../../query-client.ts'

/** The provider's fields in a payment session of the visit's cart; nothing where there is no cart. */
function useSource() {
  const { locale, tag } = useLanguage()
  return useQuery(
    {
      queryKey: ['payment-session', locale],
      queryFn: async (): Promise<CardSource | null> => {
        const commerce = createBrowserClient(locales[locale].callLocale)
        const session = await commerce('cart.payment-session.get', { basketId: 'current' })
        if (!session.ok) return null
        const fields = new URL(session.value.fieldsUrl)
        fields.searchParams.set('lang', tag.slice(0, 2))
        const hosted = new URL(fields)
        fields.searchParams.set('origin', location.origin)
        return { fieldsUrl: fields.href, hostedUrl: hosted.href }
      },
      staleTime: 0,
    },
    sharedQueryClient(),
  )
}

function NewCard({ source }: { readonly source: CardSource }) {
  const { t } = useLanguage()
  return (
    <CommandForm command="account/add-card" labels={{}} leaves>
      {(_, box) => (
        <>
          <CardFields {...source} />
          <CheckField {...box('main')} label={t('account.card.as-main')} />
          <input type="hidden" name="recaptcha_response" value="embedded" />
          <Button type="submit" wide>
            {t('account.save')}
          </Button>
        </>
      )}
    </CommandForm>
  )
}

/** `#modal=add-credit-card`: a card for the account, without leaving the page. */
export function AddCreditCard({ frame, onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  const { data: source } = useSource()
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={t('account.card.add')}>
      {source === undefined && <Skeleton blocks={3} />}
      {source === null && <ButtonLink href={href(locale, 'accountAddCard')}>{t('account.card.add')}</ButtonLink>}
      {source !== undefined && source !== null && <NewCard source={source} />}
    </Dialog>
  )
}
