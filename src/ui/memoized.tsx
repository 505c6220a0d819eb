import { createContext, createElement, use, type ReactNode } from 'react'

/** Gives the HTML of a part, rendered once for all that has the same key and shows the same. The server provides it. */
export type RenderMemoized = (key: string, shows: object, part: ReactNode) => string

const MemoizedContext = createContext<RenderMemoized | undefined>(undefined)

export const MemoizedProvider = MemoizedContext.Provider

type Props = {
  readonly as: 'article' | 'fieldset' | 'li'
  readonly className?: string | undefined
  readonly 'aria-label'?: string
  /** What its children show: data, compared by what it says. */
  readonly shows: object
  /** What else they depend on, but the language. */
  readonly memoKey: string
  readonly children: ReactNode
}

/**
 * An element whose content a server renders once: what lists repeat, on one page and on the next. In a browser it is what
 * it holds. No part of it may ask for an id (`useId`); what it wants in the document's head, such as a picture fetched in haste,
 * whoever shows it asks for.
 */
export function Memoized({ as, shows, memoKey, children, ...attributes }: Props) {
  const render = use(MemoizedContext)
  if (render === undefined) return createElement(as, attributes, children)
  // As in an island: React escaped it when it was made.
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: render(memoKey, shows, children) } })
}
