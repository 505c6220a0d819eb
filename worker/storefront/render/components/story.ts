import type { ComponentType } from 'react'

/** A component's name → all its states. */
export type Stories = Readonly<Record<string, ComponentType>>
