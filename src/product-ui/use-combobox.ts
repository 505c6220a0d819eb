import { useState, type KeyboardEvent, type RefObject } from 'react'

import type { SuggestionGroup } from './suggestions.ts'

/** Opening, moving and choosing in the list: the editable combobox of the ARIA Authoring Practices. */
export function useCombobox(input: RefObject<HTMLInputElement | null>, groups: readonly SuggestionGroup[]) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const go = (address: string) => {
    close()
    input.current?.blur()
    location.assign(address)
  }
  const move = (by: 1 | -1) => {
    setOpen(true)
    // One place more than there are suggestions: the text itself is part of the round.
    setActive(now => ((now + 1 + by + all.length + 1) % (all.length + 1)) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = isOpen ? all[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && chosen !== undefined) go(chosen.href)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  return { isOpen: isOpen && all.length > 0, active, count: all.length, setOpen, setActive, close, go, onKeyDown }
}
