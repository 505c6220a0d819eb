import { href } from '#routes/href.ts'
import { streetLine } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { Spelling } from '../../model/spelling.ts'
import type { CheckoutStep } from '../../model/steps.ts'

type Question = {
  /** As it would be written, in words. */
  readonly meant: string
  readonly spelling: Spelling
  readonly step: CheckoutStep
}

/** What was typed as it may be meant: taken over by a press, or left as it is. */
function Ask({ meant, spelling, step }: Question) {
  const { locale, t } = useLanguage()
  return (
    <Notice look="info">
      <p role="status">{t('checkout.spelling', { address: meant })}</p>
      <PostForm command="checkout/respell">
        {Object.entries(spelling).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="secondary">
          {t('checkout.spelling.take')}
        </Button>
        <ButtonLink look="plain" href={href(locale, 'checkout', undefined, { step })}>
          {t('checkout.spelling.keep')}
        </ButtonLink>
        <FormProblem />
      </PostForm>
    </Notice>
  )
}

type Props = {
  /** The address as the address service would write it. */
  readonly spelling?: Spelling
  readonly meantEmail?: string
  readonly step: CheckoutStep
}

/** The address, and after it the e-mail, as they may be meant: one question at a time. */
export function DidYouMean({ spelling, meantEmail, step }: Props) {
  const { locale } = useLanguage()
  if (spelling === undefined)
    return meantEmail === undefined ? null : <Ask meant={meantEmail} spelling={{ email: meantEmail }} step={step} />
  const { addressLine1 = '', addressLine2, postalCode = '', city = '', province } = spelling
  // Other spellings are asked about for addresses of the site, whose countries write them alike.
  const { country: countryCode } = locales[locale]
  const address = streetLine({ addressLine1, addressLine2, postalCode, city, province, countryCode })
  return <Ask meant={address} spelling={spelling} step={step} />
}
