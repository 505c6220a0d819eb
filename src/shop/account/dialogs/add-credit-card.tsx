import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { CardFields, type CardSource } from '#src/product-ui/payment/card-fields.tsx'
import { providerPage } from '#src/product-ui/payment/provider-page.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { PersonCheck } from '#src/ui/forms/person-check.tsx'

import { CommandForm } from '../../command-form.tsx'
import { OpenCardFields } from '../parts/open-card-fields.tsx'

/** The provider's fields in a payment session of the visit's cart; nothing where there is no cart. */
function useSource(): CardSource | null | undefined {
  const { tag } = useLanguage()
  const { data, error } = useCall('cart.payment-session.get', { basketId: 'current' }, { staleTime: 0 })
  if (error !== null) return null
  if (data === undefined) return undefined
  const { frameUrl, pageUrl } = providerPage(data.fieldsUrl, { tag, storeOrigin: location.origin })
  return { sessionID: data.sessionID, fieldsUrl: frameUrl, hostedUrl: pageUrl }
}

function NewCard({ source }: { readonly source: CardSource }) {
  const { t } = useLanguage()
  return (
    <CommandForm command="account/add-card" labels={{}} leaves>
      {(_, box) => (
        <>
          <CardFields {...source} />
          <CheckField {...box('main')} label={t('account.card.as-main')} />
          <PersonCheck expected />
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
  const { t } = useLanguage()
  const source = useSource()
  return (
    <Dialog frame={frame} size="xs" isWaiting={source === undefined} onClose={onClose} title={t('account.card.add')}>
      {source === undefined && <Skeleton blocks={7} />}
      {source === null && <OpenCardFields />}
      {source !== undefined && source !== null && <NewCard source={source} />}
    </Dialog>
  )
}
