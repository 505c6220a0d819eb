import { createContext, use, type ComponentProps, type ReactNode } from 'react'

import { commandPath } from '#src/kit/command-path.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { FormCommandProvider } from './person-check-context.ts'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'> & {
  /** `{room}/{command}` */
  readonly command: `${string}/${string}`
}

type ShowForm = (form: ComponentProps<'form'>) => ReactNode

const LiveFormContext = createContext<ShowForm | undefined>(undefined)

/** Shows forms that send their command by themselves: what React shows in a browser has it around. */
export const LiveFormProvider = LiveFormContext.Provider

/**
 * A form that runs a command. In a dialog or an island React sends it and shows what comes of it; in HTML that the server
 * made, script posts it as JSON, and without script it posts itself.
 */
export function PostForm({ command, children, ...form }: Props) {
  const { locale } = useLanguage()
  const showLive = use(LiveFormContext)
  const [room = '', name = ''] = command.split('/')
  const posting = {
    method: 'post',
    action: commandPath(locale, room, name),
    'data-command': command,
    ...form,
    children: <FormCommandProvider value={command}>{children}</FormCommandProvider>,
  } as const
  return showLive === undefined ? <form {...posting} /> : showLive(posting)
}
