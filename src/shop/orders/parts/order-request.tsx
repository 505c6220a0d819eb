import type { ReactNode } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'

import { commandPath } from '#src/kit/command-path.ts'
import css from '../page.module.css'

type Props = {
  readonly command: 'invoice' | 'calendar' | 'resend'
  readonly orderNumber: string
  readonly icon: IconName
  readonly children: ReactNode
}

/** One press that asks for something about an order. What answers with a file is an ordinary form: the page stays. */
export function OrderRequest({ command, orderNumber, icon, children }: Props) {
  const { locale } = useLanguage()
  const isFile = command !== 'resend'
  return (
    <form
      method="post"
      action={commandPath(locale, 'orders', command)}
      data-command={isFile ? undefined : `orders/${command}`}
      className={css.ask}
    >
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <Button type="submit" look="secondary" wide>
        <Icon name={icon} />
        {children}
      </Button>
      {!isFile && <FormProblem className={css.problem} />}
    </form>
  )
}
