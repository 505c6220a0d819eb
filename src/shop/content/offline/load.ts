import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { OfflinePage, type Props } from './page.tsx'

/** The same for everybody: the service worker puts in what was seen last. */
export const offline = publicPage({
  load: async ({ language }: PublicRequest): Promise<LoadResult<Props>> => ({
    kind: 'page',
    props: {},
    head: { title: `${language.t('shell.offline.title')} · Fellholm`, noindex: true },
  }),
  Page: OfflinePage,
})
