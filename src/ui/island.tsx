import { createContext, use, useId, type ComponentProps, type ComponentType } from 'react'

import type { IslandName, Wake } from '#src/kit/mounts.ts'

/**
 * Renders an island by itself, so that the browser can later hydrate just that element. The server provides it;
 * `prefix` keeps the island's own ids apart from the page's.
 */
export type RenderIsland = (island: React.ReactNode, prefix: string) => string

const IslandContext = createContext<RenderIsland | undefined>(undefined)

export const IslandProvider = IslandContext.Provider

type Props<Own extends object> = {
  readonly name: IslandName
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
      data-mount={name}
      data-wake={wake}
      data-prefix={prefix}
      data-props={wake === 'never' ? undefined : JSON.stringify(props)}
      // Inner HTML is set here and in `Contained` alone: what stands here was escaped by React a moment ago.
      dangerouslySetInnerHTML={{ __html: render(<Component {...props} />, prefix) }}
    />
  )
}

/**
 * A part of the page that may fail without the page: rendered by itself, and left out when that does not succeed.
 * Outside a server render it is what it holds.
 */
export function Contained({
  children,
  onFailure,
  ...place
}: ComponentProps<'div'> & { readonly onFailure: (error: unknown) => void }) {
  const render = use(IslandContext)
  const prefix = `part${useId()}`
  if (render === undefined) return <div {...place}>{children}</div>
  const html = attempt(() => render(children, prefix), onFailure)
  // As in an island: React escaped it a moment ago.
  return html === undefined ? null : <div {...place} dangerouslySetInnerHTML={{ __html: html }} />
}

function attempt<Value>(make: () => Value, onFailure: (error: unknown) => void): Value | undefined {
  try {
    return make()
  } catch (error) {
    onFailure(error)
    return undefined
  }
}
