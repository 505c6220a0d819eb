import type { ChatConfig } from './chat-config.ts'
import type { ChatPage } from './chat-page.ts'
import type { PreChatFields } from './pre-chat-fields.ts'

export type ChatStart = { readonly config: ChatConfig; readonly fields: PreChatFields; readonly isSignedIn: boolean }

/** A vendor of chats, by what the store asks of it. Its script has been loaded before `begin`. */
export type ChatVendor = {
  /** Begins without showing anything. Throws where the vendor's script is not what it should be. */
  readonly begin: (start: ChatStart) => void
  /** Whether the vendor has said that it is ready. */
  readonly isReady: () => boolean
  /** Hands over the hidden fields, once it is ready; throws when the vendor refuses them. */
  readonly prefill: (fields: PreChatFields) => void
  readonly show: () => void
  readonly hide: () => void
  readonly tellPage: (page: ChatPage) => void
  /** R205: whether the vendor must restart at sign-in and sign-out. */
  readonly startsAnew: boolean
  /** Closes the window, ends the conversation and forgets it. */
  readonly end: () => Promise<void>
}
