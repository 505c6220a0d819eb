import type { ReactNode } from 'react'

/**
 * What nobody sees before they open it. It comes with the document and costs no element until there is somebody: a browser
 * that runs scripts keeps it as text, of which `client/document/unseen.ts` makes elements at the first sign; any other shows it.
 */
export const Later = ({ children }: { readonly children: ReactNode }) => <noscript data-unseen="">{children}</noscript>
