import type { MessageKey } from '#src/language/keys.ts'
import { useLanguage } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { fieldTexts } from '../field-texts.ts'
import { OneForm } from '../one-form.tsx'
import type { RefusedCommand } from '../page.ts'

export type Props = { readonly refused: RefusedCommand; readonly back: string }

/** The fields of forms on pages that are everybody's. */
const labels: Readonly<Record<string, MessageKey>> = {
  email: 'checkout.field.email',
  nickname: 'reviews.nickname',
  'notify-email': 'checkout.field.email',
  text: 'reviews.question',
  reason: 'reviews.flag.why',
}

/** `/not-done`: the refusal of a plain form from a public page, which cannot show it itself. */
export function NotDone({ refused, back }: Props) {
  const language = useLanguage()
  const texts = Object.values(fieldTexts(language, refused, field => language.t(labels[field] ?? 'shell.problem')))
  return (
    <OneForm title={language.t('shell.not-done')}>
      <Notice look="warning">
        {texts.length > 0 ? texts.join(' ') : refusalText(language, refused.code, refused.detail)}
      </Notice>
      <ButtonLink href={back}>{language.t('shell.not-done.back')}</ButtonLink>
    </OneForm>
  )
}
