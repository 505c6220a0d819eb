import type { MessageKey } from '#src/language/keys.ts'

type Merge = { readonly mergedCart: boolean; readonly leftOut: number }

/** The notice after a cart merge (D29); what could not be taken over comes first. */
export const mergeNotice = (
  { mergedCart, leftOut }: Merge,
  { merged, other }: Record<'merged' | 'other', MessageKey>,
): { readonly key: MessageKey } =>
  leftOut > 0 ? { key: 'sign-in.merged-without' } : { key: mergedCart ? merged : other }
