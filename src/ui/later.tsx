import type { ReactNode } from 'react'

/**
 * Content that is closed at first. With script it is text in a `<noscript>`, which costs no elements, until
 * `client/document/unseen.ts` parses it at the first interaction; without script it is shown.
 */
export const Later = ({ children }: { readonly children: ReactNode }) => <noscript data-unseen="">{children}</noscript>
