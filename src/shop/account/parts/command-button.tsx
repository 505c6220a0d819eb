import { useLanguage } from '#src/language/language.tsx'

import { commandPath } from '../../command.ts'
import css from './command-button.module.css'

type Props = {
  /** `{room}/{command}` */
  readonly command: string
  readonly fields: Readonly<Record<string, string>>
  readonly label: string
}

/** One press that changes something: a form of hidden fields, which works with script and without. */
export function CommandButton({ command, fields, label }: Props) {
  const { locale } = useLanguage()
  const [room = '', name = ''] = command.split('/')
  return (
    <form method="post" action={commandPath(locale, room, name)} data-command={command}>
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" className={css.press}>
        {label}
      </button>
    </form>
  )
}
