type Names = { readonly firstName: string; readonly lastName: string }

const particles: ReadonlySet<string> = new Set('da de del della der di du el la le van von y zu'.split(' '))

/** Where the family name begins: its last word with the particles before it, of four words and more the last two. */
function familyFrom(words: readonly string[]): number {
  let from = words.length - 1
  while (from > 1 && particles.has(words[from - 1]?.toLowerCase() ?? '')) from -= 1
  return from === words.length - 1 && words.length >= 4 ? from - 1 : from
}

/** A name as people write it, in the two parts that addresses have; one word alone is both. */
export function namesIn(written: string): Names {
  const words = written.trim().split(/\s+/)
  const from = familyFrom(words)
  const [given, family] = [words.slice(0, from).join(' '), words.slice(from).join(' ')]
  return { firstName: given === '' ? family : given, lastName: family }
}

/** The parts as one name. */
export const wholeName = ({ firstName = '', lastName = '' }: Partial<Names>): string =>
  `${firstName} ${lastName}`.trim()

/** Whether it is a name of more than one word. */
export const isWholeName = (written: string): boolean => /\S\s+\S/.test(written)

/** How long a part of a name may be, in characters. */
export const longestNamePart = 60

/** Whether an address takes both parts of a name. */
export const hasShortParts = (written: string): boolean =>
  Object.values(namesIn(written)).every(part => part.length <= longestNamePart)

/**
 * A form that asks for the whole name has its parts as well: those it was opened with, as long as the name is still theirs.
 * One that names the parts itself stays as it is.
 */
export function withNames(form: Record<string, unknown>): Record<string, unknown> {
  const { name, firstName, lastName } = form
  if (typeof name !== 'string') return form
  const known = typeof firstName === 'string' && typeof lastName === 'string' ? { firstName, lastName } : undefined
  return known !== undefined && wholeName(known) === name.trim() ? form : { ...form, ...namesIn(name) }
}
