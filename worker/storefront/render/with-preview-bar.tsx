import type { PageOutcome } from '#src/shop/page.ts'
import { PreviewBar } from '#src/shop/content/preview/preview-bar.tsx'
import type { Preview } from '#src/shop/content/preview/preview.ts'

/** A personal page with the bar of a preview below it. */
export const withPreviewBar = (shown: PageOutcome, preview: Preview | undefined, publicHref: string): PageOutcome =>
  preview === undefined || shown.kind !== 'page'
    ? shown
    : {
        ...shown,
        element: (
          <>
            {shown.element}
            <PreviewBar preview={preview} publicHref={publicHref} />
          </>
        ),
      }
