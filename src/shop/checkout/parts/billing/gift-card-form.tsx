import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'
import { SelectField, TextField } from '#src/ui/controls/field.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'
import type { RefusedCommand } from '../../../page.ts'
import css from './credits.module.css'
import { problemsOf } from '../problems.ts'

type Props = {
  /** Rewards wait until a credit of one's own is used up (R247). */
  readonly withRewards: boolean
  readonly refused?: RefusedCommand | undefined
}

/** A gift card, reward card or reward code; what is wrong with it stands at its number (R326). */
export function GiftCardForm({ withRewards, refused }: Props) {
  const language = useLanguage()
  const { t } = language
  const { fields, list, message } = problemsOf(language, refused, 'checkout/gift-card')
  const kinds = withRewards ? (['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD'] as const) : (['GIFT_CARD'] as const)
  return (
    <details className={css.add} open={list.length > 0 || message !== undefined}>
      <summary className={fold.summary}>{t('checkout.credits.add')}</summary>
      <PostForm command="checkout/gift-card" className={css.form} noValidate>
        <ErrorSummary message={message} problems={list} />
        <SelectField
          name="kind"
          label={t('checkout.credits.kind')}
          options={kinds.map(kind => ({ value: kind, name: t(`checkout.method.${kind}`) }))}
        />
        <TextField
          name="number"
          label={t('checkout.field.number')}
          error={fields.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <TextField
          name="pin"
          label={t('checkout.field.pin')}
          error={fields.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          optional
        />
        <Button type="submit" look="secondary">
          {t('checkout.credits.apply')}
        </Button>
      </PostForm>
    </details>
  )
}
