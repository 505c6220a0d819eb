import type { ReactNode } from 'react'

import type { MessageKey } from '#src/language/keys.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'

import { formTexts } from './field-texts.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './command-form.module.css'
import type { RefusedCommand } from './page.ts'

/** The fields of a form from top to bottom, and what each is called. */
export type Labels = Readonly<Record<string, MessageKey>>

const labelOf = ({ t }: Language, labels: Labels, field: string): string => t(labels[field] ?? 'shell.problem')

/** The words for what a form was refused for: at its fields, or for the whole of it. */
function problemsOf(language: Language, refused: RefusedCommand | undefined, labels: Labels) {
  const known = Object.entries(refused?.problems ?? {}).filter(([name]) => Object.hasOwn(labels, name))
  return formTexts(language, refused && { ...refused, problems: Object.fromEntries(known) }, field =>
    labelOf(language, labels, field),
  )
}

/** The props of a field in such a form. */
export type FieldOf<Name extends string> = (name: Name) => {
  readonly name: Name
  readonly label: string
  readonly error: string | undefined
  readonly defaultValue: string
}

/** The props of a checkbox: its first state, and after a refusal the state that was sent. */
export type BoxOf = (
  name: string,
  atFirst?: boolean,
) => { readonly name: string; readonly value: 'yes'; readonly defaultChecked: boolean }

type Props<L extends Labels> = {
  /** `{room}/{command}` */
  readonly command: `${string}/${string}`
  readonly labels: L
  /** The page's last refused form, whichever it was. */
  readonly refused?: RefusedCommand | undefined
  /** The fields' first values. */
  readonly values?: { readonly [Name in keyof L]?: string | undefined }
  /** For forms in dialogs: leads to another page once it is done, where the same form on a page would stay. */
  readonly leaves?: boolean
  /** Files are among its fields. */
  readonly takesFiles?: boolean
  /** Sends itself, so many milliseconds after the page is there, where there is script. */
  readonly repeat?: number
  readonly children: (field: FieldOf<Extract<keyof L, string>>, box: BoxOf) => ReactNode
}

/**
 * A form that runs a command, with script or without: what is wrong stands above it and at each field, and what was
 * typed or ticked is kept.
 */
export function CommandForm<const L extends Labels>(props: Props<L>) {
  const { command, labels, refused, values, leaves, takesFiles, repeat, children } = props
  const language = useLanguage()
  const own = refused?.command === command ? refused : undefined
  const { fields, list, message } = problemsOf(language, own, labels)
  const typed: Readonly<Record<string, string>> = own?.values ?? {}
  const box: BoxOf = (name, atFirst = false) => ({
    name,
    value: 'yes',
    defaultChecked: own === undefined ? atFirst : typed[name] === 'yes',
  })
  return (
    <PostForm
      className={css.form}
      command={command}
      data-leaves={leaves === true ? '' : undefined}
      data-repeat={repeat}
      encType={takesFiles === true ? 'multipart/form-data' : undefined}
      noValidate
    >
      <ErrorSummary message={message} problems={list} />
      {children(
        field => ({
          name: field,
          label: labelOf(language, labels, field),
          error: fields[field],
          defaultValue: typed[field] ?? values?.[field] ?? '',
        }),
        box,
      )}
    </PostForm>
  )
}
