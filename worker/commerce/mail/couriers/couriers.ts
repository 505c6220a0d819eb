import { fail } from '#src/kit/result.ts'

import type { CommerceSettings } from '../../bindings.ts'
import type { Database } from '../../db/database.ts'
import type { Courier, Couriers } from '../letter.ts'
import { mailByCloudflare } from './cloudflare.ts'
import { mailByHttp, textByHttp } from './http.ts'
import { toMailbox } from './mailbox.ts'

type Settings = Pick<
  CommerceSettings,
  | 'EMAIL'
  | 'MAIL_PROVIDER'
  | 'MAIL_ENDPOINT'
  | 'MAIL_KEY'
  | 'MAIL_FROM'
  | 'MAIL_REPLY_TO'
  | 'TEXTS_PROVIDER'
  | 'TEXTS_ENDPOINT'
  | 'TEXTS_KEY'
  | 'TEXTS_FROM'
>

/** Nobody takes letters away: they wait, are given up in the end, and the health check says why. */
const nobody =
  (problem: string): Courier =>
  () =>
    Promise.resolve(fail('unavailable', problem))

const fetchIt: typeof fetch = (address, init) => fetch(address, init)

function mailOf(settings: Settings, db: Database): Courier {
  const { MAIL_PROVIDER, MAIL_ENDPOINT: endpoint, MAIL_KEY: key, MAIL_FROM: from, EMAIL } = settings
  const replyTo = settings.MAIL_REPLY_TO
  if (MAIL_PROVIDER === 'mailbox') return toMailbox(db)
  if (MAIL_PROVIDER === 'none') return nobody('MAIL_PROVIDER is none')
  if (from === undefined) return nobody('MAIL_FROM is missing')
  if (MAIL_PROVIDER === 'cloudflare')
    return EMAIL === undefined ? nobody('the binding EMAIL is missing') : mailByCloudflare(EMAIL, { from, replyTo })
  return key === undefined ? nobody('MAIL_KEY is missing') : mailByHttp(fetchIt, { endpoint, key, from, replyTo })
}

function textsOf(settings: Settings, db: Database): Courier {
  const { TEXTS_PROVIDER, TEXTS_ENDPOINT: endpoint, TEXTS_KEY: key, TEXTS_FROM: from } = settings
  if (TEXTS_PROVIDER === 'mailbox') return toMailbox(db)
  if (TEXTS_PROVIDER === 'none') return nobody('TEXTS_PROVIDER is none')
  if (endpoint === undefined || key === undefined || from === undefined)
    return nobody('TEXTS_ENDPOINT, TEXTS_KEY or TEXTS_FROM is missing')
  return textByHttp(fetchIt, { endpoint, key, from })
}

/** Who takes letters and text messages away, by the settings of the platform. */
export const couriersOf = (settings: Settings, db: Database): Couriers => ({
  email: mailOf(settings, db),
  sms: textsOf(settings, db),
})
