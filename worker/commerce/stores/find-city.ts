import { ownValue } from '#src/kit/own-value.ts'

import type { City } from './cities.ts'
import { otherNames } from './cities.ts'

/** Letters and digits alone, without accents: `Köln` and `koln` are one name. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const compact = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** Fewest characters two postal codes must share at their start to lie near each other. */
const leastShared = 2

/** The place whose postal codes begin most like this one. */
function byPostalCode(places: readonly City[], code: string): City | undefined {
  const [best] = places
    .map(place => ({ place, shared: sharedStart(place.postalPrefix, code) }))
    .filter(({ shared }) => shared >= leastShared)
    .toSorted((a, b) => b.shared - a.shared)
  return best?.place
}

const byName = (places: readonly City[], name: string): City | undefined =>
  places.find(place => plain(place.name) === name) ??
  (name.length >= 3 ? places.find(place => plain(place.name).startsWith(name)) : undefined)

/** The city `Denver, CO 80202` means: by the whole text, the part before a comma, or a part with digits. */
export function findCity(places: readonly City[], asked: string): City | undefined {
  const [first = ''] = asked.split(',')
  const whole = plain(asked)
  const known = ownValue(otherNames, whole)
  const named = byName(places, known === undefined ? whole : plain(known)) ?? byName(places, plain(first))
  if (named !== undefined) return named
  const codes = [asked, ...asked.split(/[\s,]+/)].map(compact).filter(code => /\d/.test(code) && code.length >= 2)
  for (const code of codes) {
    const found = byPostalCode(places, code)
    if (found !== undefined) return found
  }
  return undefined
}
