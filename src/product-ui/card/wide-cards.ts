/** One product in so many is shown large. */
const oneIn = 8

/** Places in which every list ends a row, be it two, three or four products wide. */
const wholeRows = 12

/** Places before which none is large: two rows of a phone, the first of a wide screen. */
const plainPlaces = 4

/** So many places on, a card fits where it fits at first. */
const likeTheFirst = 6

/**
 * Whether a card of two places may begin at this place, counted from 0: with two places in a row at the first, with three
 * not at the last, with four at the first or third. No card is moved to fill a hole, so that there must be none.
 */
const fits = (place: number): boolean => place >= plainPlaces && place % 2 === 0 && place % 3 !== 2

/** All of a list, or a part of it to which more will be appended. */
export type ListPart = 'whole' | 'part'

export type CardPlaces = {
  /** The cards that take two places, by their index. */
  readonly wide: ReadonlySet<number>
  /** The card after which a row ends at every width, for content between the products; the last where the list is shorter. */
  readonly before: number
}

const placesOf = (wide: ReadonlySet<number>, count: number): CardPlaces => {
  let [place, before] = [0, 0]
  while (before < count && place < wholeRows) place += wide.has(before++) ? 2 : 1
  return { wide, before: before - 1 }
}

type MaybeWide = { readonly scene?: unknown }

/** Of every eight the first that has a picture for it and stands where it fits. */
function chosenOf(cards: readonly MaybeWide[]): Set<number> {
  const wide = new Set<number>()
  for (let from = 0; from < cards.length; from += oneIn) {
    const among = cards.slice(from, from + oneIn)
    const at = among.findIndex(({ scene }, index) => scene !== undefined && fits(from + index + wide.size))
    if (at !== -1) wide.add(from + at)
  }
  return wide
}

/**
 * Which cards of a list stand in double width, one of eight; none where nothing is said of the list. What is appended to a
 * part of one begins where it ends, so that has to be a place like the first, or none of it is wide.
 */
export function cardPlaces(cards: readonly MaybeWide[], list?: ListPart): CardPlaces {
  const wide = list === undefined ? new Set<number>() : chosenOf(cards)
  const endsLikeTheFirst = (cards.length + wide.size) % likeTheFirst === 0
  return placesOf(list === 'part' && !endsLikeTheFirst ? new Set() : wide, cards.length)
}
