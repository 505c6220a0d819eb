/** The time every site under test goes by: Tuesday, 24 November 2026, 10:00 in Denver. */
const start = Date.UTC(2026, 10, 24, 17)

export const clock = {
  now: start,
  reset(): void {
    clock.now = start
  },
  pass(milliseconds: number): void {
    clock.now += milliseconds
  },
}
