import * as v from 'valibot'

import { isSameGift, recipeId, type CartLine, type LineMarks } from '#src/commerce/calls/cart/line-shapes.ts'

import { giftFields, giftForm, giftOptionOf } from './gift-option.ts'

/** The form fields that recreate a line as it was: its recipe, its recipient, and its sum in minor units. */
export const markForm = v.object({
  recipeId: v.optional(v.union([v.literal(''), recipeId]), ''),
  giftAmount: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]), ''),
  ...giftForm.entries,
})
type MarkForm = v.InferOutput<typeof markForm>

/** The marks such a form names. */
export function marksIn({ recipeId, giftAmount, ...gift }: MarkForm): LineMarks {
  const giftOption = giftOptionOf(gift)
  return {
    ...(recipeId !== '' && { recipeId }),
    ...(giftOption && { giftOption }),
    ...(giftAmount !== '' && { giftAmount: Number(giftAmount) }),
  }
}

/** The same as the fields of the form; a line that nothing sets apart has none. */
export const markFields = ({ recipeId, giftOption, giftAmount }: LineMarks): Readonly<Record<string, string>> => ({
  ...(recipeId !== undefined && { recipeId }),
  ...(giftOption && giftFields(giftOption)),
  ...(giftAmount !== undefined && { giftAmount: `${giftAmount}` }),
})

/** Whether a line is of this recipe, for this person, and worth as much. */
export const isMarked = (line: Pick<CartLine, keyof LineMarks>, marks: LineMarks): boolean =>
  line.recipeId === marks.recipeId &&
  line.giftAmount === marks.giftAmount &&
  isSameGift(line.giftOption, marks.giftOption)
