import type { ChatVendor } from './chat-vendor.ts'

/** The part of Salesforce Messaging for Web (Enhanced Web Chat) that is used. */
type Bootstrap = {
  readonly settings: Record<string, unknown>
  readonly init: (
    organization: string,
    deployment: string,
    site: string,
    options: { readonly scrt2URL: string },
  ) => void
  readonly prechatAPI: { readonly setHiddenPrechatFields: (fields: Readonly<Record<string, string>>) => void }
  readonly utilAPI: { readonly showChatButton: () => void; readonly hideChatButton: () => void }
  readonly userVerificationAPI: { readonly clearSession: () => unknown }
}

declare global {
  interface Window {
    embeddedservice_bootstrap?: Bootstrap
  }
}

function bootstrap(): Bootstrap {
  const { embeddedservice_bootstrap: api } = window
  if (api === undefined) throw new Error('the chat script has brought no embeddedservice_bootstrap')
  return api
}

/** The first vendor. `account` is `{organization}/{deployment}`; the rest is beside the script. */
export function messagingVendor(): ChatVendor {
  let isReady = false
  addEventListener('onEmbeddedMessagingReady', () => {
    isReady = true
  })
  return {
    startsAnew: false,
    begin: ({ config, fields }) => {
      const { settings, init } = bootstrap()
      const [organization = '', deployment = ''] = config.account.split('/')
      const { origin } = new URL(config.script)
      Object.assign(settings, {
        language: fields.Current_Bot_Language,
        chatButtonPosition: config.button,
        hideChatButtonOnLoad: true,
      })
      init(organization, deployment, origin, { scrt2URL: origin })
    },
    isReady: () => isReady,
    prefill: fields => bootstrap().prechatAPI.setHiddenPrechatFields(fields),
    show: () => bootstrap().utilAPI.showChatButton(),
    hide: () => bootstrap().utilAPI.hideChatButton(),
    // It knows no pages; its button is lifted by style (`chat-style.ts`).
    tellPage: () => undefined,
    end: async () => void (await bootstrap().userVerificationAPI.clearSession()),
  }
}
