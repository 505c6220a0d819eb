import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** R290, D31: the provider is asked again by itself twice, so many milliseconds apart. */
const retryMs = 3_000
const mostTries = 2

/** The provider does not answer: it is asked again, by itself or by a press, and other ways to pay stay open. */
export function CardRetry({ tries }: { readonly tries: number }) {
  const { locale, t } = useLanguage()
  return (
    <Notice look="warning">
      <p>{t('checkout.card.unavailable')}</p>
      <form action={href(locale, 'checkout')} method="get" data-repeat={tries < mostTries ? retryMs : undefined}>
        <input type="hidden" name="step" value="billing" />
        <input type="hidden" name="try" value={Math.min(tries + 1, mostTries)} />
        <Button type="submit" look="secondary">
          {t('shell.unavailable.retry')}
        </Button>
      </form>
    </Notice>
  )
}
