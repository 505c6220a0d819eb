import type { ChatStart, ChatVendor } from './chat-vendor.ts'

/** The part of Ada's Embed2 API that is used. */
type Embed = {
  readonly start: (options: Readonly<Record<string, unknown>>) => Promise<void>
  readonly stop: () => Promise<void>
  readonly setMetaFields: (fields: Readonly<Record<string, string>>) => unknown
  readonly deleteHistory: () => unknown
}

declare global {
  interface Window {
    adaEmbed?: Embed
    adaSettings?: { readonly lazy: true }
  }
}

function embed(): Embed {
  const { adaEmbed } = window
  if (adaEmbed === undefined) throw new Error('the chat script has brought no adaEmbed')
  return adaEmbed
}

/** The second vendor. Its script would begin by itself; `lazy` leaves that to the store. `account` is its handle. */
export function assistantVendor(): ChatVendor {
  let isReady = false
  window.adaSettings = { lazy: true }
  const begin = ({ config, fields, isSignedIn }: ChatStart) => {
    isReady = false
    const metaFields = { ...fields, signed_in: `${isSignedIn}` }
    const options = { handle: config.account, language: fields.Current_Bot_Language, metaFields }
    void embed().start({
      ...options,
      adaReadyCallback: () => {
        isReady = true
      },
    })
  }
  return {
    startsAnew: true,
    begin,
    isReady: () => isReady,
    prefill: fields => void embed().setMetaFields(fields),
    show: () => document.documentElement.removeAttribute('data-chat-hidden'),
    hide: () => document.documentElement.setAttribute('data-chat-hidden', ''),
    tellPage: page => void embed().setMetaFields({ page_kind: page }),
    end: async () => {
      isReady = false
      await embed().deleteHistory()
      await embed().stop()
    },
  }
}
