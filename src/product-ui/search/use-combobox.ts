import { useState, type KeyboardEvent, type RefObject } from 'react'

import { closedCombobox, comboboxAfter } from '#src/kit/combobox.ts'

import type { SuggestionGroup } from './suggestions.ts'

/** Opening, moving and choosing in the list of suggestions, each of which leads somewhere. */
export function useCombobox(input: RefObject<HTMLInputElement | null>, groups: readonly SuggestionGroup[]) {
  const [state, setState] = useState(closedCombobox)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const close = () => setState(closedCombobox)
  const open = () => setState({ isOpen: true, active: -1 })
  const go = (address: string) => {
    close()
    input.current?.blur()
    location.assign(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const after = comboboxAfter(state, event, all.length)
    if (after === undefined) return
    event.preventDefault()
    setState(after.state)
    const chosen = all[state.active]
    if (after.takes === true && chosen !== undefined) go(chosen.href)
  }
  return { isOpen: state.isOpen && all.length > 0, active: state.active, count: all.length, open, close, go, onKeyDown }
}
