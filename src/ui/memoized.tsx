import { createContext, createElement, use, type ReactNode } from 'react'

/** Gives the HTML of a part, rendered once for all that has the same key and shows the same. The server provides it. */
export type RenderMemoized = (key: string, shows: object, part: ReactNode) => string

const MemoizedContext = createContext<RenderMemoized | undefined>(undefined)

export const MemoizedProvider = MemoizedContext.Provider

type Props = {
  readonly as: 'article' | 'fieldset' | 'li'
  readonly className?: string | undefined
  readonly 'aria-label'?: string
  /** The data its children show, compared by content. */
  readonly shows: object
  /** Other dependencies besides the language. */
  readonly memoKey: string
  readonly children: ReactNode
}

/**
 * An element whose content a server renders once and reuses, for what lists repeat. In a browser it renders normally.
 * Nothing in it may use `useId`, and its user must itself add what it wants in the head, such as a preloaded picture.
 */
export function Memoized({ as, shows, memoKey, children, ...attributes }: Props) {
  const render = use(MemoizedContext)
  if (render === undefined) return createElement(as, attributes, children)
  // As in an island: React escaped it when it was made.
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: render(memoKey, shows, children) } })
}
