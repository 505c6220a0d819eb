import { useLanguage } from '#src/language/use-language.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import type { OwnTerms } from '../model/own-terms.ts'

/** The employee discount or credit a shopper should know of before paying. */
export function OwnTermsNotice({ terms: { isEmployee, credit } }: { readonly terms: OwnTerms }) {
  const { t, money } = useLanguage()
  return (
    <>
      {isEmployee && <Notice look="info">{t('cart.employee')}</Notice>}
      {credit !== undefined && <Notice look="info">{t('cart.credit', { amount: money(credit) })}</Notice>}
    </>
  )
}
