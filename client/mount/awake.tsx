import { useEffect, type ReactNode } from 'react'

/** Tells when everything in it listens and is shown: effects of what is inside run before its own. */
export function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is there
  useEffect(onAwake, [])
  return children
}
