/** Whole days, hours, minutes and seconds from one moment to another (epoch milliseconds); nothing once it has come. */
export function timeLeft(until: number, now: number) {
  const seconds = Math.floor((until - now) / 1000)
  if (seconds <= 0) return undefined
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
