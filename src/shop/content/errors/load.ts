import type { MessageKey } from '#src/language/keys.ts'

import { publicPage, type Outcome, type PublicRequest } from '../../page.ts'
import { ErrorPage, type Props } from './page.tsx'

const titles = {
  forbidden: 'shell.error.403.title',
  'not-found': 'shell.error.404.title',
  'server-error': 'shell.error.500.title',
} as const satisfies Record<Props['kind'], MessageKey>

const page = (kind: Props['kind']) =>
  publicPage({
    load: async ({ language }: PublicRequest): Promise<Outcome<Props>> => ({
      kind: 'page',
      props: { kind },
      head: { title: `${language.t(titles[kind])} · Fellholm`, noindex: true },
    }),
    Page: ErrorPage,
  })

/** `/400`, `/401`, `/403`, `/404` and `/500`. */
export const errorPages = {
  error400: page('not-found'),
  error401: page('forbidden'),
  error403: page('forbidden'),
  error404: page('not-found'),
  error500: page('server-error'),
} as const
