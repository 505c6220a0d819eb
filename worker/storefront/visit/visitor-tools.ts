import { appUsidOf, channelOf } from '../channel.ts'
import { agreedBy } from '../consent.ts'
import type { StorefrontContext } from '../context.ts'
import { deviceNameOf } from './device-name.ts'
import type { UpstreamTools } from '../proxy/upstream-request.ts'

/** The visitor's part of a call besides the session: location, channel and consent. */
export const visitorTools = (
  c: StorefrontContext,
): Pick<UpstreamTools, 'channel' | 'appUsid' | 'consent' | 'device'> => ({
  channel: channelOf(c.req.raw),
  appUsid: appUsidOf(c.req.raw),
  consent: () => agreedBy(c),
  device: deviceNameOf(c.req.header('user-agent')),
})
