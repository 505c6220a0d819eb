/** A piece of content on a page that is looked at: where it comes from, and whether shoppers see it now. */
export type SeenContent = {
  readonly type: string
  readonly id: string
  /** A page or a slot of content, the menu, the footer, or pop-ups. */
  readonly source: string
  readonly isUnpublished: boolean
}

/** Something that is decided for each visitor: an experiment by its flag, or an experience by the audience somebody is in. */
export type PreviewChoice = {
  readonly kind: 'experiment' | 'audience'
  readonly id: string
  readonly variants: readonly string[]
}

/** What a preview looks at, and what it has found out about the page. */
export type Preview = {
  /** The moment that is looked at (ISO 8601); everything, whenever it appears, when there is none. */
  readonly date: string | undefined
  readonly pullRequest: string | undefined
  /** Of a link that was made for somebody; nothing where previews are open. */
  readonly previewKey: string | undefined
  /** The page without its locale, in the words of the routes. */
  readonly path: string
  /** What another moment of the same preview keeps: parameters of the address. */
  readonly kept: readonly (readonly [name: string, value: string])[]
  /** What is shown of experiments and experiences, by their ids, because somebody chose it. */
  readonly forced: Readonly<Record<string, string>>
  /** What content has brought so far for this request. */
  readonly seen: SeenContent[]
  /** What could be chosen on this page. */
  readonly choices: PreviewChoice[]
}
