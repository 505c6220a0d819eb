import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { fail, ok } from '#src/kit/result.ts'

import { command } from '../command.ts'
import { thanksId } from '../content/model/newsletter.ts'
import { isDeadLink } from './model/dead-link.ts'

/** `POST /-/newsletter/subscribe`: news by e-mail, once the link of the letter has been followed. */
const subscribe = command({
  input: v.object({ email: v.pipe(v.string(), v.trim(), v.email('AUT453'), v.maxLength(254)) }),
  run: async ({ commerce, locale: spoken }, { email }) => {
    const subscribed = await commerce('consumer.sms-subscription.create', { channel: 'EMAIL', email })
    if (!subscribed.ok) return subscribed
    return ok({ value: {}, to: `${href(spoken, 'home')}#${thanksId}` })
  },
})

/** `POST /-/newsletter/confirm`: follows the link of the letter; CCN404 when it was followed before, or has expired. */
const confirm = command({
  input: v.object({ code: v.pipe(v.string(), v.maxLength(128)) }),
  secret: ['code'],
  run: async ({ commerce, locale }, { code }) => {
    const to = href(locale, 'newsletter')
    const confirmed = await commerce('consumer.sms-subscription.update', { code })
    return confirmed.ok ? ok({ value: {}, flash: { confirmed: 'yes' }, to }) : fail(confirmed.code, { to })
  },
})

/** `POST /-/newsletter/stop`: stops letters of the kind that a link at their foot names; CCN404 for a link of nobody's. */
const stop = command({
  input: v.object({ token: v.pipe(v.string(), v.maxLength(512)) }),
  secret: ['token'],
  run: async ({ commerce, locale }, { token }) => {
    const to = href(locale, 'unsubscribe')
    const stopped = await commerce('consumer.letters.stop', { token })
    if (stopped.ok) return ok({ value: {}, flash: { stopped: 'yes' }, to })
    if (isDeadLink(stopped.code)) return fail('CCN404', { to })
    return fail(stopped.code, { to: href(locale, 'unsubscribe', undefined, { token }) })
  },
})

export const newsletterCommands = { subscribe, confirm, stop } as const
