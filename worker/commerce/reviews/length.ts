import { reviewBounds } from '#src/commerce/calls/catalogue/review-shapes.ts'

/** The first part of a text that is too long (D34), with the most it may hold. */
export const tooLong = (texts: Partial<Record<keyof typeof reviewBounds, string>>) =>
  (['title', 'text'] as const)
    .filter(field => (texts[field]?.length ?? 0) > reviewBounds[field])
    .map(field => ({ field, maxLength: reviewBounds[field] }))[0]
