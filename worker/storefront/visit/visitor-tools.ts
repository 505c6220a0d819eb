import { appUsidOf, channelOf } from '../channel.ts'
import { agreedBy } from '../consent.ts'
import type { StorefrontContext } from '../context.ts'
import type { UpstreamTools } from '../proxy/upstream-request.ts'

/** What calls in a visitor's name say of them beside the session: where they are, and what they agreed to. */
export const visitorTools = (c: StorefrontContext): Pick<UpstreamTools, 'channel' | 'appUsid' | 'consent'> => ({
  channel: channelOf(c.req.raw),
  appUsid: appUsidOf(c.req.raw),
  consent: () => agreedBy(c),
})
