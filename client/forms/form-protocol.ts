import { notSent, unknownOutcome, type CommandAnswer, type CommandRefusal } from '#src/shop/command-answer.ts'

/** A form that was pressed, and what it held then. */
export type Press = {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
  readonly input: Readonly<Record<string, FormDataEntryValue>>
  /** All of it, where there may be files in it. */
  readonly files?: FormData
}

/** The fields as they are now, and the pressed button. */
export function pressOf(form: HTMLFormElement, submitter: HTMLElement | null): Press {
  const data = new FormData(form, submitter)
  return {
    form,
    submitter,
    input: Object.fromEntries(data),
    ...(form.enctype === 'multipart/form-data' && { files: data }),
  }
}

const isOwnWay = (submitter: HTMLElement | null): submitter is HTMLButtonElement =>
  submitter?.hasAttribute('formaction') === true

/**
 * The form's own text for a missing choice; for other fields the browser shows its own. The first invalid field gets
 * the focus.
 */
export function missingChoice(event: Event): string | undefined {
  const field = event.target as HTMLInputElement
  const { form, type } = field
  if (form?.dataset.choose === undefined || type !== 'radio') return undefined
  event.preventDefault()
  // A fieldset may be invalid before the fields in it are.
  if (form.querySelector('input:invalid') === field) field.focus()
  return form.dataset.choose
}

/** A button may lead elsewhere than its form. */
export const addressOf = ({ form, submitter }: Press): string =>
  isOwnWay(submitter) ? submitter.formAction : form.action

/** Rooms whose commands may change the cart. */
export const changesCart = (address: string): boolean => /\/-\/(?:cart|checkout)\//.test(address)

/** A form's settings, from its data attributes. */
export type FormFacts = {
  /** The page that knows what became of its command when nothing was heard of it. */
  readonly unheard?: string | undefined
  /** The dialog that opens when it is done, and what is said then. */
  readonly opens?: string | undefined
  readonly done?: string | undefined
  /** It has words of its own for success. */
  readonly hasThanks: boolean
  /** Success may lead to another page. */
  readonly leaves: boolean
  readonly changesCart: boolean
}

/** Reads the settings from the form's HTML, whether server or React made it. */
export function factsOf({ form, submitter }: Press): FormFacts {
  const { unheard, opens, done, leaves } = form.dataset
  const isOnCart = document.querySelector('main [data-cart-page]') !== null
  return {
    unheard,
    // A button that leads elsewhere than its form has nothing to do with what the form opens and says.
    ...(!isOwnWay(submitter) && { opens: isOnCart ? undefined : opens, done }),
    hasThanks: form.querySelector('[data-thanks]') !== null,
    // A form in a dialog changes what the dialog shows; the page below stays, unless the form says that it leads away.
    leaves: leaves !== undefined || form.closest('dialog') === null,
    changesCart: changesCart(form.action),
  }
}

/** The part of an answer that the form itself shows. */
export type ShownAnswer =
  | undefined
  | 'thanks'
  /** Nothing was heard of its command, or it was never sent. */
  | 'unheard'
  | 'notSent'
  /** Nothing was heard of one that must not be sent twice: the form stays busy until the page comes that knows (O5, O6). */
  | 'asking'
  | CommandRefusal

/** An answer's meaning: what the form shows, and what happens elsewhere. */
export type Consequence = {
  readonly shown?: ShownAnswer
  /** The text of the toast. */
  readonly done?: string | undefined
  /** A dialog, by its hash. */
  readonly opens?: string | undefined
  /** A page. */
  readonly to?: string | undefined
  /** A page, as soon as there is a connection. */
  readonly unheard?: string
  /** The cart is read and shown as it is. */
  readonly looksUp?: boolean
}

export function consequenceOf(answer: CommandAnswer, form: FormFacts): Consequence {
  const { opens, done, unheard } = form
  if (answer.ok) {
    if (form.hasThanks) return { shown: 'thanks' }
    return { done, opens, to: opens === undefined && form.leaves ? answer.to : undefined }
  }
  if (answer.to !== undefined) return { to: answer.to }
  if (answer.code === notSent) return { shown: 'notSent' }
  if (answer.code !== unknownOutcome) return { shown: answer }
  if (unheard !== undefined) return { shown: 'asking', unheard }
  return { shown: 'unheard', looksUp: form.changesCart }
}
