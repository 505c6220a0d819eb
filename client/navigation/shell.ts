/** The page's settings for the document around `<main>`: the header's look and the foot. */
export type ShellState = { readonly header: string; readonly foot: string }

export const shellOf = ({ documentElement, body }: Document): ShellState => ({
  header: body.dataset.header ?? '',
  foot: documentElement.dataset.foot ?? '',
})

export function setShell({ header, foot }: ShellState): void {
  document.body.dataset.header = header
  document.documentElement.dataset.foot = foot
}
