import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useState, type ChangeEvent, type ComponentProps, type SubmitEvent } from 'react'

import { FormStateProvider, type FormState, type Pressed } from '#src/ui/forms/form-state.ts'

import { focusWords, type FormWords } from './form-problems.ts'
import { missingChoice, pressOf, type Press } from './form-protocol.ts'
import { feedbackOn, type FormFeedback } from './form-feedback.ts'
import { runPress } from './running.ts'

const none: ReadonlySet<string> = new Set()

/** The button as its HTML names it; a form that was sent by a choice has none. */
function pressedOf(submitter: HTMLElement | null): Pressed | 'choice' {
  if (submitter === null) return 'choice'
  const of = (name: string) => submitter.getAttribute(name) ?? ''
  return { name: of('name'), value: of('value'), formAction: of('formaction') }
}

/** Sends presses one after the other; what the last of them came to is said until the next. */
function useSending() {
  const [working, setWorking] = useState<Press>()
  const { mutate, data, variables } = useMutation({
    mutationFn: async (press: Press): Promise<FormFeedback> => feedbackOn(press, await runPress(press)),
    // Without it a mutation would wait for a connection instead of failing at once.
    networkMode: 'always',
    gcTime: 0,
    scope: { id: useId() },
    onSettled: (feedback, _, press) => {
      if (feedback?.staysBusy !== true) setWorking(now => (now === press ? undefined : now))
    },
  })
  const send = (press: Press) => {
    setWorking(press)
    mutate(press)
  }
  return { working, said: data, form: variables?.form, send }
}

/** Once it is shown, the focus goes to what is wrong; a form that has thanked is empty again. */
function useShown(form: HTMLFormElement | undefined, feedback: FormFeedback | undefined) {
  useEffect(() => {
    if (form === undefined || feedback === undefined) return
    if (feedback.words !== undefined) focusWords(form, feedback.words)
    if (feedback.isThanked) form.reset()
  }, [form, feedback])
}

/** Fields that were mended since the last answer: their errors are gone until the next. */
function useMended(feedback: FormFeedback | undefined) {
  const [mended, setMended] = useState({ said: feedback, fields: none })
  const fields = mended.said === feedback ? mended.fields : none
  const mend = (field: string) => {
    if (feedback?.words !== undefined && !fields.has(field))
      setMended({ said: feedback, fields: new Set(fields).add(field) })
  }
  return { fields, mend }
}

const problemsOf = ({ problems }: FormWords, mended: ReadonlySet<string>) =>
  Object.fromEntries(problems.filter(({ field }) => !mended.has(field)).map(({ field, text }) => [field, text]))

/**
 * A form in a React root: it sends its command itself, by the same protocol as the forms of the server's HTML, and what it
 * shows of it is state. What its parts say they read there (`useFormState`).
 */
export function LiveForm({ onSubmit, children, ...form }: ComponentProps<'form'>) {
  const { working, said: feedback, form: sent, send } = useSending()
  const [held, setHeld] = useState<HTMLElement | null>(null)
  const [missing, setMissing] = useState<string>()
  const mended = useMended(feedback)
  useShown(sent, feedback)
  const words = feedback?.words
  const button = working === undefined ? held : working.submitter
  const state: FormState = {
    pressed: working === undefined && held === null ? undefined : pressedOf(button),
    problems: words && problemsOf(words, mended.fields),
    summary: words?.where === 'summary' ? words : undefined,
    message: missing ?? (words?.where === 'place' ? words.message : undefined),
    isThanked: feedback?.isThanked === true,
    personWidget: feedback?.personWidget,
    hold: setHeld,
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    event.preventDefault()
    const submitter = event.nativeEvent.submitter as HTMLElement | null
    // A change made while another is being sent goes out after it.
    if (working !== undefined && (submitter !== null || working.submitter !== null)) return
    setMissing(undefined)
    send(pressOf(event.currentTarget, submitter))
  }
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    mended.mend((event.nativeEvent.target as HTMLInputElement).name)
    // Of a text every letter is a change to React.
    const isChosen = event.nativeEvent.type !== 'input'
    if (form['data-submit-on-change'] !== undefined && isChosen) event.currentTarget.requestSubmit()
  }
  return (
    <FormStateProvider value={state}>
      <form
        {...form}
        onSubmit={submit}
        onChange={change}
        onInvalidCapture={event => setMissing(missingChoice(event.nativeEvent) ?? missing)}
      >
        {children}
        {words?.where === 'foot' && <p role="alert">{words.message}</p>}
      </form>
    </FormStateProvider>
  )
}
