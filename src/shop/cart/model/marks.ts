import * as v from 'valibot'

import { recipeId, type CartLine, type LineMarks } from '#src/commerce/calls/cart/line-shapes.ts'

import { giftForm, giftOptionOf } from './gift-option.ts'

/** The form fields that recreate a line as it was: its recipe and its recipient. */
export const markForm = v.object({ recipeId: v.optional(v.union([v.literal(''), recipeId]), ''), ...giftForm.entries })
type MarkForm = v.InferOutput<typeof markForm>

/** The marks such a form names. */
export function marksIn({ recipeId, ...gift }: MarkForm): LineMarks {
  const giftOption = giftOptionOf(gift)
  return { ...(recipeId !== '' && { recipeId }), ...(giftOption && { giftOption }) }
}

/** The same as the fields of the form; a line that nothing sets apart has none. */
export const markFields = ({ recipeId, giftOption }: LineMarks): Readonly<Record<string, string>> => ({
  ...(recipeId !== undefined && { recipeId }),
  ...(giftOption && { giftTo: giftOption.to, giftEmail: giftOption.email, giftMessage: giftOption.message }),
})

/** Whether a line is of this recipe, and for this person. */
export const isMarked = (line: Pick<CartLine, 'recipeId' | 'giftOption'>, marks: LineMarks): boolean =>
  line.recipeId === marks.recipeId &&
  (['to', 'email', 'message'] as const).every(part => line.giftOption?.[part] === marks.giftOption?.[part])
