import { fail, ok, type Result } from '#src/kit/result.ts'
import type { SiteName } from '#src/language/locales.ts'

/** D03: from which age one may have an account. */
const leastAge = (site: SiteName): number => (site === 'fellholm-us' ? 13 : 16)

/** Whole years between a birth date (`YYYY-MM-DD`) and a moment, in UTC. */
export function ageAt(birthDate: string, at: number): number {
  const today = new Date(at).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** PRO410 for a birth date that is too recent, in the future, or longer ago than anybody has lived. */
export function checkBirthDate(birthDate: string, site: SiteName, at: number): Result<undefined, 'PRO410'> {
  const age = ageAt(birthDate, at)
  const least = leastAge(site)
  return age >= least && age <= 125 ? ok(undefined) : fail('PRO410', { age: least })
}
