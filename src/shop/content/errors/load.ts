import { publicPage, type Outcome, type PublicRequest } from '../../page.ts'
import { ErrorPage, type Props } from './page.tsx'
import { kindOf, words } from './words.ts'

const page = (status: number) =>
  publicPage({
    load: async ({ language }: PublicRequest): Promise<Outcome<Props>> => {
      const kind = kindOf(status)
      const title = `${language.t(words[kind].title)} · Fellholm`
      return { kind: 'page', props: { kind }, head: { title, noindex: true } }
    },
    Page: ErrorPage,
  })

/** `/400`, `/401`, `/403`, `/404` and `/500`. */
export const errorPages = {
  error400: page(400),
  error401: page(401),
  error403: page(403),
  error404: page(404),
  error500: page(500),
} as const
