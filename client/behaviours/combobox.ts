import { pageLanguage } from '../document/language.ts'
import { listening } from '../mount/listening.ts'

type Parts = {
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly status: Element
  readonly suggestions: readonly string[]
}

/** The elements of a combobox; nothing while it is not complete. */
function partsOf(root: HTMLElement): Parts | undefined {
  const input = root.querySelector('input')
  const list = root.querySelector<HTMLElement>('[role="listbox"]')
  const status = root.querySelector('[role="status"]')
  if (input === null || list === null || status === null) return undefined
  const suggestions = [...root.querySelectorAll<HTMLOptionElement>('datalist option')].map(({ value }) => value)
  return { input, list, status, suggestions }
}

/** Most that are offered at once. */
const most = 8

/** Case and accents make no difference to what is meant. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Suggestions that hold what was typed, those that begin with it first. */
export function fitting(suggestions: readonly string[], typed: string): string[] {
  const wanted = plain(typed.trim())
  const rank = (text: string) => (plain(text).startsWith(wanted) ? 0 : 1)
  return suggestions
    .filter(text => plain(text).includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
}

/** The platform's own list gives way to ours, once. */
function takeOver({ input, list }: Parts) {
  if (!input.hasAttribute('list')) return
  input.removeAttribute('list')
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-expanded', 'false')
  input.setAttribute('aria-controls', list.id)
}

function optionFor(list: HTMLElement, text: string, index: number): HTMLElement {
  const option = document.createElement('div')
  option.id = `${list.id}-${index}`
  option.role = 'option'
  option.setAttribute('aria-selected', 'false')
  option.textContent = text
  return option
}

async function tellCount({ status, list }: Parts, count: number) {
  const { t } = await pageLanguage()
  status.textContent = list.hidden && count > 0 ? '' : t('ui.suggestions', { count })
}

function close({ input, list, status }: Parts) {
  list.hidden = true
  input.setAttribute('aria-expanded', 'false')
  input.removeAttribute('aria-activedescendant')
  status.textContent = ''
}

function open(parts: Parts) {
  const { input, list, suggestions } = parts
  const found = fitting(suggestions, input.value)
  list.replaceChildren(...found.map((text, index) => optionFor(list, text, index)))
  input.removeAttribute('aria-activedescendant')
  list.hidden = found.length === 0
  input.setAttribute('aria-expanded', `${!list.hidden}`)
  void tellCount(parts, found.length)
}

const optionsOf = ({ list }: Parts) => [...list.querySelectorAll<HTMLElement>('[role="option"]')]
const activeIndex = (parts: Parts) =>
  optionsOf(parts).findIndex(({ id }) => id === parts.input.getAttribute('aria-activedescendant'))

/** Marks an option; the focus stays in the text. */
function activate(parts: Parts, index: number) {
  for (const [at, option] of optionsOf(parts).entries()) {
    option.setAttribute('aria-selected', `${at === index}`)
    if (at !== index) continue
    parts.input.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }
}

function accept(parts: Parts, option: HTMLElement) {
  parts.input.value = option.textContent
  close(parts)
  parts.input.dispatchEvent(new Event('change', { bubbles: true }))
}

function step(parts: Parts, by: 1 | -1) {
  const wasClosed = parts.list.hidden
  if (wasClosed) open(parts)
  const count = optionsOf(parts).length
  const at = wasClosed ? -1 : activeIndex(parts)
  if (count > 0) activate(parts, at < 0 ? (by === 1 ? 0 : count - 1) : (at + by + count) % count)
}

type Key = (parts: Parts, event: KeyboardEvent) => boolean

/** Key → what it does; true when it was for us. The table of the Authoring Practices. */
const keys: Readonly<Record<string, Key>> = {
  ArrowDown: (parts, { altKey }) => {
    if (altKey) open(parts)
    else step(parts, 1)
    return true
  },
  ArrowUp: (parts, { altKey }) => {
    if (altKey) close(parts)
    else step(parts, -1)
    return true
  },
  Enter: parts => {
    const option = parts.list.hidden ? undefined : optionsOf(parts)[activeIndex(parts)]
    if (option !== undefined) accept(parts, option)
    return option !== undefined
  },
  Escape: parts => {
    const wasOpen = !parts.list.hidden
    if (wasOpen) close(parts)
    else parts.input.value = ''
    return wasOpen
  },
}

/** Hands the handler the parts, when they are all there. */
const withParts =
  <Kind extends Event>(handle: (parts: Parts, event: Kind) => void) =>
  (event: Event, root: HTMLElement) => {
    const parts = partsOf(root)
    if (parts !== undefined) handle(parts, event as Kind)
  }

/** An editable combobox with list autocompletion and manual selection (ARIA Authoring Practices). */
export const mount = listening({
  focusin: withParts(takeOver),
  input: withParts(parts => {
    takeOver(parts)
    open(parts)
  }),
  keydown: withParts((parts, event: KeyboardEvent) => {
    if (keys[event.key]?.(parts, event) === true) event.preventDefault()
  }),
  pointerdown: (event: Event) => {
    // The focus stays in the text while an option is pressed.
    if ((event.target as Element).closest('[role="option"]') !== null) event.preventDefault()
  },
  click: withParts((parts, event) => {
    const option = (event.target as Element).closest<HTMLElement>('[role="option"]')
    if (option !== null) accept(parts, option)
  }),
  focusout: withParts(close),
})
