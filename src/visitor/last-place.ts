/** The postal code or town that was asked for last in this visit; a browser that keeps nothing is asked anew. */
const key = 'place'

export function lastPlace(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** What was found is asked for no second time: on a product, in the choice of a store, in the cart. */
export function keepLastPlace(place: string): void {
  try {
    if (place !== '') sessionStorage.setItem(key, place)
  } catch {
    // Said on this page all the same.
  }
}
