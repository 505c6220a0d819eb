import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { CommandForm } from './command-form.tsx'
import { OneForm } from '#src/ui/forms/one-form.tsx'
import type { PersonalRequest, RefusedCommand } from './page.ts'

type Command = `${string}/${string}`

/** How far somebody is who came by the link of a letter: asked for a press, done, or with a link that names nothing. */
export type LinkStep =
  | { readonly step: 'asked'; readonly token: string; readonly refused: RefusedCommand | undefined }
  | { readonly step: 'done'; readonly values: Readonly<Record<string, string>> }
  | { readonly step: 'unknown' }

/** By the `token` of the link and what the last press came to; `unknown` is the code for a token that names nothing. */
export function linkStep(
  { query, visit: { flash, refused } }: Pick<PersonalRequest, 'query' | 'visit'>,
  command: Command,
  unknown: string,
): LinkStep {
  const token = query.get('token') ?? ''
  if (flash?.command === command) return { step: 'done', values: flash.values }
  const own = refused?.command === command ? refused : undefined
  return own?.code === unknown || token === '' ? { step: 'unknown' } : { step: 'asked', token, refused: own }
}

type OnePressProps = {
  readonly title: string
  readonly text: string
  readonly command: Command
  /** What the link of the letter brought. */
  readonly values: Readonly<Record<string, string>>
  /** What the button says. */
  readonly go: string
  readonly refused?: RefusedCommand | undefined
  /** Presses itself, so many milliseconds after the page is there, where there is script. */
  readonly repeat?: number
}

/** A page of one press, to which a letter leads. Nothing happens by opening it: mail programs open links, with script too. */
export const OnePress = ({ title, text, command, values, go, refused, repeat }: OnePressProps) => (
  <OneForm title={title}>
    <p>{text}</p>
    <CommandForm command={command} labels={{}} refused={refused} {...(repeat !== undefined && { repeat })}>
      {() => (
        <>
          {Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" wide>
            {go}
          </Button>
        </>
      )}
    </CommandForm>
  </OneForm>
)

type OutcomeProps = { readonly title: string; readonly text: string; readonly href: string; readonly onward: string }

/** What the press came to, and where one goes on. */
export const PressOutcome = ({ title, text, href, onward }: OutcomeProps) => (
  <OneForm title={title}>
    <p>{text}</p>
    <ButtonLink look="secondary" href={href}>
      {onward}
    </ButtonLink>
  </OneForm>
)
