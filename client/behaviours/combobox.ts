import { comboboxAfter, type ComboboxState } from '#src/kit/combobox.ts'

import { pageLanguage } from '../document/language.ts'
import { listening } from '../mount/listening.ts'
import { fitting } from './fitting.ts'

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

/** Marks an option, or with -1 none; the focus stays in the text. */
function activate(parts: Parts, index: number) {
  parts.input.removeAttribute('aria-activedescendant')
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

/** The options in the list, and the state it would have when opened. */
function stateOf(parts: Parts) {
  const isOpen = !parts.list.hidden
  const count = isOpen ? optionsOf(parts).length : fitting(parts.suggestions, parts.input.value).length
  return { state: { isOpen, active: activeIndex(parts) }, count }
}

function show(parts: Parts, { isOpen, active }: ComboboxState) {
  if (!isOpen) return close(parts)
  if (parts.list.hidden) open(parts)
  activate(parts, active)
}

/** A key of the combobox does what it does there; Escape empties what has no list open. */
function press(parts: Parts, event: KeyboardEvent) {
  const { state, count } = stateOf(parts)
  const after = comboboxAfter(state, event, count)
  if (after === undefined) {
    if (event.key === 'Escape') parts.input.value = ''
    return
  }
  event.preventDefault()
  const option = optionsOf(parts)[state.active]
  if (after.takes === true && option !== undefined) accept(parts, option)
  else show(parts, after.state)
}

/** Hands the handler the parts, when they are all there. */
const withParts =
  <Kind extends Event>(handle: (parts: Parts, event: Kind) => void) =>
  (event: Event, root: HTMLElement) => {
    const parts = partsOf(root)
    if (parts !== undefined) handle(parts, event as Kind)
  }

/** An editable combobox (`src/kit/combobox.ts`): the platform's own list becomes one of ours. */
export const mount = listening({
  focusin: withParts(takeOver),
  input: withParts(parts => {
    takeOver(parts)
    open(parts)
  }),
  keydown: withParts(press),
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
