import type { StorefrontContext } from '../context.ts'
import { flagsFor } from '../experiments/datafile-cache.ts'

/**
 * `GET /fapi/chat-config`: the chat's settings for this environment (R316), and whether its flag is on. Called after
 * consent. Without flags there is no chat, because the flag says whether agents are available.
 */
export async function chatConfig(c: StorefrontContext): Promise<Response> {
  const { CHAT_VENDOR, CHAT_SCRIPT, CHAT_ACCOUNT, CHAT_BRAND, CHAT_SKILLS, CHAT_BUTTON } = c.env.settings
  const isHere = CHAT_VENDOR !== undefined && CHAT_SCRIPT !== undefined
  const flags = isHere ? await flagsFor(c) : undefined
  const chat = isHere
    ? {
        vendor: CHAT_VENDOR,
        script: CHAT_SCRIPT,
        account: CHAT_ACCOUNT,
        brand: CHAT_BRAND,
        skills: CHAT_SKILLS,
        button: CHAT_BUTTON,
      }
    : null
  const answer = { isEnabled: flags?.everybody.chat?.enabled === true, chat }
  return c.json(answer, 200, { 'cache-control': 'public, max-age=60' })
}
