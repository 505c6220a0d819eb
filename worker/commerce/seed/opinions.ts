import type { ReviewHeight } from '#src/commerce/calls/catalogue/review-shapes.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import type { LocalText } from '../local-text.ts'

/** A review as the shop opens with it; `translations` are the same in the other languages. */
export type SeedReview = {
  readonly id: string
  readonly productId: string
  readonly author: string
  readonly language: LanguageCode
  readonly score: number
  readonly at: number
  readonly verified: boolean
  readonly recommended: boolean
  readonly fit?: 'small' | 'true-to-size' | 'large'
  readonly sizeId?: string
  readonly height?: ReviewHeight
  readonly helpful: number
  readonly unhelpful: number
  readonly title: LocalText
  readonly text: LocalText
}

export type SeedAnswer = {
  readonly id: string
  readonly author: string
  readonly staff: boolean
  readonly text: string
  readonly at: number
  readonly helpful: number
}

export type SeedQuestion = {
  readonly id: string
  readonly productId: string
  readonly author: string
  readonly language: LanguageCode
  readonly text: string
  readonly at: number
  readonly answers: readonly SeedAnswer[]
}
