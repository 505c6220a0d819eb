import type { ComponentProps } from 'react'

import { useLanguage } from '#src/language/language.tsx'

import { commandPath } from './command.ts'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'> & {
  /** `{room}/{command}` */
  readonly command: `${string}/${string}`
}

/** A form that runs a command: script posts it as JSON, and without script it posts itself. */
export function PostForm({ command, ...form }: Props) {
  const { locale } = useLanguage()
  const [room = '', name = ''] = command.split('/')
  return <form method="post" action={commandPath(locale, room, name)} data-command={command} {...form} />
}
