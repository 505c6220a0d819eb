import * as v from 'valibot'

/** The answer of `GET /fapi/chat-config`: whether chat is on, and the vendor's settings, if there are any. */
const answer = v.object({
  isEnabled: v.boolean(),
  chat: v.nullable(
    v.object({
      vendor: v.picklist(['messaging', 'assistant']),
      script: v.pipe(v.string(), v.url()),
      account: v.string(),
      brand: v.string(),
      /** Language → which people of the vendor's answer it. */
      skills: v.record(v.string(), v.string()),
      /** From the right and from the foot of the window, as CSS lengths. */
      button: v.string(),
    }),
  ),
})
export type ChatConfig = NonNullable<v.InferOutput<typeof answer>['chat']>

/** The settings of the chat; nothing where there is none. R345: the log says when its flag is off. */
export async function fetchChatConfig(log: (message: string) => void): Promise<ChatConfig | undefined> {
  const response = await fetch('/fapi/chat-config')
  const { isEnabled, chat } = v.parse(answer, await response.json())
  if (chat === null) return undefined
  if (isEnabled) return chat
  log('Chat is disabled by feature flag')
  return undefined
}
