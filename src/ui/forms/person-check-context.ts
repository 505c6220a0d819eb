import { createContext, use } from 'react'

/** The widget that asks whether somebody is a person: a box to tick, or Turnstile in a frame of ours. */
export type PersonWidget = 'box' | 'turnstile'

/** The answer of a ticked box. */
export const tickedAnswer = 'person'

type Asking = {
  readonly widget: PersonWidget
  /** The form that was refused: its command, whether for want of an answer (AUT403), and whether its box was ticked. */
  readonly refused?: { readonly command: string; readonly isAsking: boolean; readonly isTicked: boolean } | undefined
}

const AskingContext = createContext<Asking>({ widget: 'box' })

/** Which widget asks on this page, and which form was refused without an answer. */
export const AskingProvider = AskingContext.Provider

const CommandContext = createContext<string | undefined>(undefined)

/** The command of the form around, `{room}/{command}`. */
export const FormCommandProvider = CommandContext.Provider

/** The page's widget, the command of the form around, whether that has to ask, and whether its box is ticked at first. */
export function useAsking() {
  const { widget, refused } = use(AskingContext)
  const command = use(CommandContext)
  const own = refused?.command === command ? refused : undefined
  return { widget, command, isAsking: own?.isAsking === true, isTicked: own?.isTicked ?? true }
}
