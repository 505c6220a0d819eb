import * as v from 'valibot'

import { binding, origin, settingsReader } from '#src/kit/settings.ts'

import type { Conversations } from './conversations.ts'

/** On this machine stores come and go on any port: `http://localhost:*`, as a Content-Security-Policy writes it. */
const storeOrigin = v.union([origin, v.picklist(['http://localhost:*', 'http://127.0.0.1:*'])])

/** Every setting of the worker, and what the platform binds. */
export const settingsSchema = v.object({
  CONVERSATIONS: binding<DurableObjectNamespace<Conversations>>('CONVERSATIONS'),
  /** The stores that may hold the window in a frame, separated by commas. */
  CHAT_STORE_ORIGINS: v.pipe(
    v.string(),
    v.transform(text => text.split(',').map(one => one.trim())),
    v.array(storeOrigin),
    v.minLength(1),
  ),
})
export type ChatSettings = v.InferOutput<typeof settingsSchema>

export const settingsOf = settingsReader('chat', settingsSchema)

/** All conversations are kept in one object. */
export const conversationsOf = ({ CONVERSATIONS }: ChatSettings): DurableObjectStub<Conversations> =>
  CONVERSATIONS.get(CONVERSATIONS.idFromName('all'))
