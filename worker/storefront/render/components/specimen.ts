import type { ComponentType } from 'react'

/** A component's name → all its states. */
export type Specimens = Readonly<Record<string, ComponentType>>
