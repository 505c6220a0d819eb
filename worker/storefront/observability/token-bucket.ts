/** Lets so many through at once at the most, and as many again in `refillMs`, bit by bit. */
export function createTokenBucket(size: number, refillMs: number) {
  let [left, filledAt] = [size, 0]
  return {
    /** Whether one more may go, at a moment in milliseconds since 1970; then it is taken. */
    take(now: number): boolean {
      left = Math.min(size, left + (Math.max(0, now - filledAt) / refillMs) * size)
      filledAt = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

export type TokenBucket = ReturnType<typeof createTokenBucket>
