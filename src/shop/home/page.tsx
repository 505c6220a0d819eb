import type { ContentPage } from '#src/commerce/calls/content.ts'

export type Props = { readonly content: ContentPage }

export function HomePage({ content }: Props) {
  return <h1>{content.title}</h1>
}
