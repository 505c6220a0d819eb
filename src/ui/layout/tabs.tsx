import type { ReactNode } from 'react'

import css from './tabs.module.css'

type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode }

type Props = { readonly label: string; readonly tabs: readonly Tab[]; readonly chosen?: string }

/**
 * One of several panels. Arrow keys, Home and End choose (tabs with automatic activation of the ARIA Authoring
 * Practices, `client/behaviours/tabs.ts`); without script every panel is shown, one under the other.
 */
export const Tabs = ({ label, tabs, chosen = tabs[0]?.id ?? '' }: Props) => (
  <div className={css.tabs} data-mount="tabs">
    <div role="tablist" aria-label={label} className={css.list}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${id}-tab`}
          aria-controls={id}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
        >
          {name}
        </button>
      ))}
    </div>
    {tabs.map(({ id, content }) => (
      <div
        key={id}
        id={id}
        role="tabpanel"
        aria-labelledby={`${id}-tab`}
        tabIndex={0}
        className={css.panel}
        hidden={id !== chosen}
      >
        {content}
      </div>
    ))}
  </div>
)
