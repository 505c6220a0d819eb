import type { Asked } from './storefront.ts'

/**
 * Notes an answer that was made with every header it needs. Adding headers one by one costs more than finding a stored
 * page or beginning a personal one, so pages are answered with all of them at once, and the steps that would add theirs
 * leave them alone.
 * Noted with the request and not in a WeakSet: the runtime frees an answer early only while no hash is asked of it.
 */
export function complete(c: Asked, answer: Response): Response {
  c.set('complete', answer)
  return answer
}

/** Whether what is about to be answered is such an answer. */
export const isComplete = (c: Asked): boolean => c.get('complete') === c.res
