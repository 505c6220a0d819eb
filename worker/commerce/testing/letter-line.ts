import { fail } from '#src/kit/result.ts'

import type { Delivered, Letter } from '../mail/letter.ts'

type Way = (letter: Letter, deliver: () => Promise<Delivered>) => Promise<Delivered>

const whole: Way = (_, deliver) => deliver()

/** What happens between the outbox and whoever takes letters away; a test chooses, and puts it right again. */
export const letterLine = {
  way: whole,
  reset(): void {
    letterLine.way = whole
  },
  /** Nothing arrives. */
  cut(): void {
    letterLine.way = () => Promise.resolve(fail('unavailable', 503))
  },
  /** Everything arrives, and every answer is lost. */
  loseAnswers(): void {
    letterLine.way = async (_, deliver) => {
      await deliver()
      return fail('unavailable', 'TimeoutError')
    }
  },
  /** Whoever takes letters will not take this one. */
  refuse(): void {
    letterLine.way = () => Promise.resolve(fail('refused', 422))
  },
  /** A letter stays on its way, before or after it has arrived, until the machine stops. Asked, it says whether one does. */
  hold(when: 'before' | 'after'): () => boolean {
    let isHeld = false
    letterLine.way = async (_, deliver) => {
      if (when === 'after') await deliver()
      isHeld = true
      return new Promise(() => undefined)
    }
    return () => isHeld
  },
}
