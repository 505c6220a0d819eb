import { createContext, use, useId, type ComponentType } from 'react'

/** When the browser wakes an island; `never` leaves the server's HTML as it is. */
export type Wake = 'load' | 'visible' | 'interaction' | 'never'

/**
 * Renders an island by itself, so that the browser can later hydrate just that element. The server provides it;
 * `prefix` keeps the island's own ids apart from the page's.
 */
export type RenderIsland = (island: React.ReactNode, prefix: string) => string

const IslandContext = createContext<RenderIsland | undefined>(undefined)

export const IslandProvider = IslandContext.Provider

type Props<Own extends object> = {
  /** The island's name in `client/island-registry.ts`. */
  readonly name: string
  readonly wake: Wake
  readonly component: ComponentType<Own>
  /** Small and serialisable: ids and choices, not what the HTML already says. */
  readonly props: Own
  readonly className?: string | undefined
}

/** A part of the page that the browser wakes on its own terms. */
export function Island<Own extends object>({ name, wake, component: Component, props, className }: Props<Own>) {
  const render = use(IslandContext)
  const prefix = `${name}${useId()}`
  if (render === undefined) throw new Error(`Island ${name} is outside a server render`)
  return (
    <div
      className={className}
      data-island={name}
      data-wake={wake}
      data-prefix={prefix}
      data-props={wake === 'never' ? undefined : JSON.stringify(props)}
      // The one place that sets inner HTML: what stands here was escaped by React a moment ago.
      dangerouslySetInnerHTML={{ __html: render(<Component {...props} />, prefix) }}
    />
  )
}
