/** What the document around `<main>` is told of the page in it: how the header lies on it, what stands at its foot. */
export type ShellState = { readonly header: string; readonly foot: string }

export const shellOf = ({ documentElement, body }: Document): ShellState => ({
  header: body.dataset.header ?? '',
  foot: documentElement.dataset.foot ?? '',
})

export function setShell({ header, foot }: ShellState): void {
  document.body.dataset.header = header
  document.documentElement.dataset.foot = foot
}
