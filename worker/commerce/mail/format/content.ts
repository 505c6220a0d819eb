/** A thing in a letter. Addresses are complete, with their host. */
export type Thing = {
  readonly name: string
  /** Colour, size, how many. */
  readonly detail: string
  readonly price?: string
  readonly picture?: string
  readonly href?: string
}

export type Block =
  | { readonly is: 'title'; readonly text: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'button'; readonly label: string; readonly href: string }
  | { readonly is: 'things'; readonly things: readonly Thing[] }
  /** Names and values; `sum` is the last of them, and stands out. */
  | {
      readonly is: 'pairs'
      readonly rows: readonly (readonly [name: string, value: string])[]
      readonly sum?: readonly [name: string, value: string]
    }
  | { readonly is: 'address'; readonly title: string; readonly lines: readonly string[] }

/** The content of a letter, before it becomes HTML or plain text. */
export type Content = {
  readonly subject: string
  /** Its first words, which lists of letters show beside the subject. */
  readonly lead: string
  readonly blocks: readonly Block[]
  /** Why somebody gets it. */
  readonly why: string
  /** How one stops such letters. */
  readonly stop?: { readonly label: string; readonly href: string; readonly postTo: string }
  /** Where it leads: a path in the store, with its locale. */
  readonly link?: string
}
