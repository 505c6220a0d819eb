import type { MessageKey } from '#src/language/keys.ts'
import { checkOfCommand } from '#src/commerce/person-checks.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'

import { fieldTexts } from '../field-texts.ts'
import { OneForm } from '#src/ui/forms/one-form.tsx'
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

/** The same once more with what was typed there, after the answer whether somebody is a person (AUT403). */
function Again({ refused: { command, values }, back }: Props) {
  const { t } = useLanguage()
  return (
    <PostForm command={command as `${string}/${string}`}>
      {Object.entries({ ...values, back }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormProblem />
      <Button type="submit">{t('shell.unavailable.retry')}</Button>
    </PostForm>
  )
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
      {refused.code === 'AUT403' && checkOfCommand(refused.command) !== undefined && (
        <Again refused={refused} back={back} />
      )}
      <ButtonLink href={back}>{language.t('shell.not-done.back')}</ButtonLink>
    </OneForm>
  )
}
