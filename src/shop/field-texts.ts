import type { Language } from '#src/language/language.ts'
import { refusalText } from '#src/language/refusal-text.ts'
import { giftReceiptCommand } from '#src/product-ui/gifts/gift-receipt-command.ts'

import type { RefusedCommand } from './page.ts'

/**
 * The error texts of a refused form's fields, with the field's label (`labelOf`) and the refusal's values filled in.
 */
export const fieldTexts = (
  language: Language,
  { problems, detail }: Pick<RefusedCommand, 'problems' | 'detail'>,
  labelOf: (field: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [
      field,
      refusalText(language, code, detail, { field: labelOf(field) }),
    ]),
  )

/** A refused form's texts. */
export type FormTexts = {
  readonly fields: Readonly<Record<string, string>>
  /** The same as the error summary lists it. */
  readonly list: readonly { readonly field: string; readonly text: string }[]
  /** For the whole of the form, where no field is to blame. */
  readonly message: string | undefined
}

/** The words of a refused form: at its fields, or for the whole of it; none when it was not refused. */
export function formTexts(
  language: Language,
  refused: Pick<RefusedCommand, 'code' | 'problems' | 'detail'> | undefined,
  labelOf: (field: string) => string,
): FormTexts {
  if (refused === undefined) return { fields: {}, list: [], message: undefined }
  const fields = fieldTexts(language, refused, labelOf)
  const list = Object.entries(fields).map(([field, text]) => ({ field, text }))
  return { fields, list, message: list.length > 0 ? undefined : refusalText(language, refused.code, refused.detail) }
}

/** What was typed for a gift when it was refused, and why, where it was (R417). */
export function refusedGift(language: Language, refused: RefusedCommand | undefined) {
  if (refused?.command !== giftReceiptCommand) return undefined
  const { fields, message } = formTexts(language, refused, () => language.t('cart.gift-receipt.note'))
  return { note: refused.values.giftNote, problem: fields.giftNote ?? message }
}
