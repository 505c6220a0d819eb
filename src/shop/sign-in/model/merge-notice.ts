import type { MessageKey } from '#src/language/keys.ts'

type Merge = { readonly mergedCart: boolean; readonly leftOut: number }

/** What is said once a cart was taken over (D29): above all that something could not come along. */
export const mergeNotice = (
  { mergedCart, leftOut }: Merge,
  { merged, other }: Record<'merged' | 'other', MessageKey>,
): { readonly key: MessageKey } =>
  leftOut > 0 ? { key: 'sign-in.merged-without' } : { key: mergedCart ? merged : other }
