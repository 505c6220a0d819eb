import { isMotionWelcome } from '../visitor/motion.ts'
import { isInView } from './in-view.ts'

/** The pages of a transition: what is in `<main>` before and after. */
type Mains = { readonly from: Element; readonly to: Element }

let lastPath: string | undefined

/**
 * The picture that is seen of the card that was pressed, where the page that comes is its product's. Not every browser gives
 * the focus to a link that is pressed; of those that lead there the first in view will be it.
 */
function pressedPicture(main: Element): HTMLElement | undefined {
  const cards = [...main.querySelectorAll<HTMLAnchorElement>('h3 > a')]
    .filter(({ pathname }) => pathname === location.pathname)
    .flatMap(link => link.closest('li, article') ?? [])
  const pressed =
    cards.find(card => card.contains(document.activeElement)) ??
    cards.find(card => isInView(card.getBoundingClientRect()))
  const pictures = [...(pressed?.querySelectorAll<HTMLElement>(':scope > img') ?? [])]
  return pictures.find(picture => picture.checkVisibility({ opacityProperty: true }))
}

const nameIt = (picture: HTMLElement | undefined, name: 'product' | '') => {
  if (picture !== undefined) picture.style.viewTransitionName = name
}

/** The picture of the pressed card becomes the first of its product's gallery; no other part of a page has a name. */
async function transit(swap: () => void, { from, to }: Mains): Promise<void> {
  const picture = pressedPicture(from)
  const gallery = picture && (to.querySelector<HTMLElement>('[data-mount="gallery"] img') ?? undefined)
  if (gallery !== undefined) nameIt(picture, 'product')
  const { finished, updateCallbackDone } = document.startViewTransition(() => {
    nameIt(picture, '')
    swap()
    nameIt(gallery, 'product')
  })
  const unname = () => nameIt(gallery, '')
  void finished.then(unname, unname)
  await updateCallbackDone
}

/**
 * Runs the swap to the page of the current address, as a page transition where motion is welcome. Within one path, as from
 * results to results, a page changes in its place (R076), also one that was kept and comes back.
 */
export async function withTransition(swap: () => void, isSamePath: boolean, mains: Mains): Promise<void> {
  const { pathname } = location
  const isInPlace = isSamePath || pathname === lastPath
  lastPath = pathname
  if (!isInPlace && 'startViewTransition' in document && isMotionWelcome()) await transit(swap, mains)
  else swap()
}
