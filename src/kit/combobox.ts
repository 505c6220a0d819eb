/** Which suggestion is marked, by its place in the list; -1 is the text itself. */
export type ComboboxState = { readonly isOpen: boolean; readonly active: number }

export const closedCombobox: ComboboxState = { isOpen: false, active: -1 }

type Press = { readonly key: string; readonly altKey: boolean }

/** The text is part of the round: one place more than there are suggestions. */
const stepped = ({ active }: ComboboxState, by: 1 | -1, count: number): ComboboxState => ({
  isOpen: true,
  active: ((active + 1 + by + count + 1) % (count + 1)) - 1,
})

/**
 * The effect of a key in an editable combobox with list autocompletion and manual selection (ARIA Authoring Practices):
 * `takes` when the marked suggestion is chosen; undefined when the key has no meaning here. `count` is the number of
 * suggestions, also while the list is closed.
 */
export function comboboxAfter(
  state: ComboboxState,
  { key, altKey }: Press,
  count: number,
): { readonly state: ComboboxState; readonly takes?: true } | undefined {
  if (key === 'ArrowDown') return { state: altKey ? { isOpen: true, active: -1 } : stepped(state, 1, count) }
  if (key === 'ArrowUp') return { state: altKey ? closedCombobox : stepped(state, -1, count) }
  if (key === 'Enter' && state.isOpen && state.active >= 0) return { state: closedCombobox, takes: true }
  if (key === 'Escape' && state.isOpen) return { state: closedCombobox }
  return undefined
}
