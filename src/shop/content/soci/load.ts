import { publicPage, type LoadResult, type PublicPage, type PublicRequest } from '../../page.ts'
import { loadShell } from '../shell.ts'
import { SociFooterPage, SociFramePage, SociHeaderPage, type FrameProps, type ShellProps } from './page.tsx'

const shown = 12

/** `/soci/frame`: what shoppers share, for a frame. */
const frame = publicPage({
  load: async ({ commerce, language }: PublicRequest): Promise<LoadResult<FrameProps>> => {
    const media = await commerce('social.streams-media.list', { count: `${shown}` })
    if (!media.ok) return { kind: 'unavailable', reason: media.code }
    const head = { title: `${language.t('reviews.photos')} · Fellholm`, noindex: true }
    return { kind: 'page', props: { photos: media.value.media }, head }
  },
  Page: SociFramePage,
})

/** The store's own header or footer, for the pages of the social service. */
const around = (Page: typeof SociHeaderPage) =>
  publicPage({
    load: async ({ commerce, locale }: PublicRequest): Promise<LoadResult<ShellProps>> => {
      const shell = await loadShell(commerce, locale)
      if (shell === undefined) return { kind: 'unavailable', reason: 'shell' }
      return { kind: 'page', props: { shell }, head: { title: 'Fellholm', noindex: true } }
    },
    Page,
  })

/** R057 */
export const sociPages = {
  sociFrame: frame,
  sociHeader: around(SociHeaderPage),
  sociFooter: around(SociFooterPage),
} as const satisfies Record<string, PublicPage>
