import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

/** No and yes to everything that is not required; they weigh the same. */
export function ConsentAnswers() {
  const { t } = useLanguage()
  return (
    <>
      <Button type="submit" name="agree" value="needed" look="secondary">
        {t('consent.needed')}
      </Button>
      <Button type="submit" name="agree" value="all" look="secondary">
        {t('consent.all')}
      </Button>
    </>
  )
}
