const answers = new WeakSet<Response>()

/**
 * Marks an answer that was made with every header it needs. Adding headers one by one costs more than finding a stored
 * page, so such a page is answered with all of them at once, and the steps that would add theirs leave it alone.
 */
export function complete(answer: Response): Response {
  answers.add(answer)
  return answer
}

export const isComplete = (answer: Response): boolean => answers.has(answer)
