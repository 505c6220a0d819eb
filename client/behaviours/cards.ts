import { readCardPictures } from '#src/product-ui/card/card-pictures.ts'
import { compareForm, mostCompared } from '#src/product-ui/card/compare-form.ts'

import { listening } from '../mount/listening.ts'

/** Counts what is chosen for comparison, and closes the other boxes once there is no room for more. */
function count() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`main input[form="${compareForm}"]`)]
  const chosen = boxes.filter(({ checked }) => checked).length
  for (const box of boxes) box.disabled = !box.checked && chosen >= mostCompared
  const place = document.querySelector<HTMLElement>(`#${compareForm} [data-text]`)
  if (place !== null) place.textContent = (place.dataset.text ?? '').replace('{}', `${chosen}`)
}

function pictureLike(first: HTMLImageElement, src: string) {
  const picture = first.cloneNode() as HTMLImageElement
  delete picture.dataset.pictures
  // The widths are those of the first, and would count before the address.
  picture.removeAttribute('srcset')
  // Nor is it the one that becomes the gallery's.
  picture.removeAttribute('style')
  picture.alt = ''
  picture.loading = 'lazy'
  picture.src = src
  return picture
}

/**
 * Puts the other pictures behind a card's first as soon as it is pointed at or in use; style shows them (the product
 * card's), and none is fetched before it is shown.
 */
function addPictures({ target }: Event) {
  const first = (target as Element).closest?.('li, article')?.querySelector<HTMLImageElement>('img[data-pictures]')
  if (!first) return
  const { back, colors } = readCardPictures(first.src, first.dataset.pictures ?? '')
  delete first.dataset.pictures
  const others = colors.map((src, index) => {
    const picture = pictureLike(first, src)
    picture.dataset.color = `${index + 1}`
    return picture
  })
  if (back !== undefined) {
    const behind = pictureLike(first, back)
    behind.dataset.back = ''
    others.unshift(behind)
  }
  first.after(...others)
}

export const mount = listening({ change: count, focusin: addPictures, pointerover: addPictures })
