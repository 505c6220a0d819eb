import type { Step } from '../storefront.ts'

export const redirected: Step = async (_c, next) => next()
