import type { Variants } from '#src/experiments/variants.ts'

/** The variants the page on the screen declares (`worker/storefront/render/public-page.tsx`). */
export function declaredVariants(): Variants {
  const declared = document.querySelector<HTMLMetaElement>('head meta[name="variants"]')
  return declared === null ? {} : (JSON.parse(declared.content) as Variants)
}

/** The order that the page confirms, with its total in the smallest unit of its currency; nothing on other pages. */
export function confirmedOrder(): { readonly number: string; readonly total: number } | undefined {
  const confirmed = document.querySelector<HTMLElement>('main [data-order-total]')
  return confirmed === null
    ? undefined
    : { number: confirmed.textContent.trim(), total: Number(confirmed.dataset.orderTotal) }
}
