import { SubmitButton } from '#src/ui/forms/submit-button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './command-button.module.css'

type Props = {
  /** `{room}/{command}` */
  readonly command: `${string}/${string}`
  readonly fields: Readonly<Record<string, string>>
  readonly label: string
}

/** One press that changes something: a form of hidden fields, which works with script and without. */
export function CommandButton({ command, fields, label }: Props) {
  return (
    <PostForm command={command}>
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SubmitButton className={css.press}>{label}</SubmitButton>
    </PostForm>
  )
}
