import { createContext, use } from 'react'

import type { PersonWidget } from './person-check-context.ts'

/** The button a form was sent by, as its HTML has it; empty where it has not. */
export type Pressed = Readonly<Record<'name' | 'value' | 'formAction', string>>

export type FieldProblem = { readonly field: string; readonly text: string }

/** A form's state while it sends its command. */
export type FormState = {
  /** The button that works; `choice` when the form was sent by what was chosen, nothing while none does. */
  readonly pressed: Pressed | 'choice' | undefined
  /** Field → what is wrong with it, without what has been mended since; nothing before the first answer. */
  readonly problems: Readonly<Record<string, string>> | undefined
  /** The error summary; `message` is about the whole form. */
  readonly summary: { readonly problems: readonly FieldProblem[]; readonly message: string | undefined } | undefined
  /** The text at the form's one place for errors. */
  readonly message: string | undefined
  readonly isThanked: boolean
  /** The widget that asks whether somebody is a person, once the form was refused for want of an answer (AUT403). */
  readonly personWidget: PersonWidget | undefined
  /** Shows a button at work before its command is sent; with `null` no longer. */
  readonly hold: (button: HTMLElement | null) => void
}

const FormStateContext = createContext<FormState | undefined>(undefined)

export const FormStateProvider = FormStateContext.Provider

/** The form around, where React sends it; nothing in HTML that the server made. */
export const useFormState = (): FormState | undefined => use(FormStateContext)

/** A field's error: from the form's answer, else from the page. */
export function useFieldProblem(name: string, error: string | undefined): string | undefined {
  const { problems } = useFormState() ?? {}
  return problems === undefined ? error : problems[name]
}
