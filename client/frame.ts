/** What the document around `<main>` is told of the page in it: how the header lies on it, what stands at its foot. */
export type Frame = { readonly header: string; readonly foot: string }

export const frameOf = ({ documentElement, body }: Document): Frame => ({
  header: body.dataset.header ?? '',
  foot: documentElement.dataset.foot ?? '',
})

export function setFrame({ header, foot }: Frame): void {
  document.body.dataset.header = header
  document.documentElement.dataset.foot = foot
}
