import { listening } from '../mount/listening.ts'
import { pageLanguage } from '../document/language.ts'
import css from '#src/shop/product/parts/zoom.module.css'

const picturesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')]

function button(label: string, sign: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.setAttribute('aria-label', label)
  made.textContent = sign
  made.addEventListener('click', press)
  return made
}

/** Arrow keys lead along the strip, mirrored where people read from right to left. */
function arrow(key: string): number {
  const forwards = getComputedStyle(document.documentElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  return key === forwards ? 1 : key === backwards ? -1 : 0
}

/** Every picture as large as the window, one after another; a press brings it closer. */
async function open(pictures: readonly HTMLAnchorElement[], first: number) {
  const { t } = await pageLanguage()
  let shown = first
  const dialog = document.createElement('dialog')
  dialog.className = css.zoom ?? ''
  dialog.setAttribute('aria-label', t('product.pictures'))
  const picture = document.createElement('img')
  const count = document.createElement('p')
  const show = (next: number) => {
    shown = (next + pictures.length) % pictures.length
    picture.src = pictures[shown]?.href ?? ''
    picture.alt = pictures[shown]?.querySelector('img')?.alt ?? ''
    picture.removeAttribute('data-close')
    count.textContent = `${shown + 1} / ${pictures.length}`
  }
  picture.addEventListener('click', () => picture.toggleAttribute('data-close'))
  dialog.append(
    picture,
    button(t('shell.close'), '×', () => dialog.close()),
    button(t('product.pictures.previous'), '‹', () => show(shown - 1)),
    button(t('product.pictures.next'), '›', () => show(shown + 1)),
    button(t('product.pictures.closer'), '+', () => picture.toggleAttribute('data-close')),
    count,
  )
  count.setAttribute('role', 'status')
  dialog.addEventListener('keydown', ({ key }) => show(shown + arrow(key)))
  dialog.addEventListener('close', () => {
    dialog.remove()
    pictures[shown]?.focus()
  })
  document.body.append(dialog)
  show(first)
  dialog.showModal()
}

/** A picture of the gallery opens large instead of as a page of its own. */
export const mount = listening({
  click: (event, root) => {
    const picture = (event.target as Element).closest<HTMLAnchorElement>('a[data-zoom]')
    const press = event as MouseEvent
    if (picture === null || press.metaKey || press.ctrlKey || press.shiftKey) return
    event.preventDefault()
    const pictures = picturesOf(root)
    void open(pictures, pictures.indexOf(picture))
  },
})
