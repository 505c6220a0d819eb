import { commandAnswered, shopperChanged } from '#src/kit/events.ts'
import { isAllowedHere } from '#src/visitor/consent-here.ts'
import { consentCategories, type ConsentCategory } from '#src/visitor/consent.ts'

import { pageLocale } from '../document/page-locale.ts'
import { isSignedIn } from '../visitor/visitor-role.ts'
import { assistantVendor } from './assistant-vendor.ts'
import { fetchChatConfig } from './chat-config.ts'
import { chatPageOf } from './chat-page.ts'
import { styleChat } from './chat-style.ts'
import { Chat } from './chat.ts'
import { messagingVendor } from './messaging-vendor.ts'
import { preChatFields } from './pre-chat-fields.ts'

const vendors = { messaging: messagingVendor, assistant: assistantVendor } as const

const log = (message: string, cause?: unknown) =>
  cause === undefined ? console.info(message) : console.warn(message, cause)

const categories = Object.keys(consentCategories) as ConsentCategory[]

/** R278: with consent to all four categories, and not with less. */
const isAgreed = async () => {
  const answers = await Promise.all(categories.map(category => isAllowedHere(category, pageLocale())))
  return answers.every(Boolean)
}

const ownerKey = 'chat-signed-in'

/** Kept for the tab, because a sign-out may happen on the way to another page. */
const owner = {
  isSignedIn: () => sessionStorage.getItem(ownerKey) !== null,
  set: (isSignedIn: boolean) =>
    isSignedIn ? sessionStorage.setItem(ownerKey, '1') : sessionStorage.removeItem(ownerKey),
}

const page = () => chatPageOf(location.pathname)

/** Loads a third-party script once; rejects when it fails. */
function load(address: string): Promise<void> {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`) !== null) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} did not come`))
    }
    document.head.append(script)
  })
}

/** The chat of this store; nothing where it has none, or its flag is off. */
async function prepare(): Promise<Chat | undefined> {
  const config = await fetchChatConfig(log)
  if (config === undefined) return undefined
  styleChat()
  const fields = () =>
    preChatFields(config, {
      language: document.documentElement.lang,
      browserLanguage: navigator.language,
      address: location.href,
    })
  return new Chat({ config, vendor: vendors[config.vendor](), load, isAgreed, isSignedIn, owner, page, fields, log })
}

/** Looks at every page that is opened, at who shops and at what was agreed to. Nothing is asked before it is needed. */
export function startChat(): void {
  let preparing: Promise<Chat | undefined> | undefined
  const look = async () => {
    if (preparing === undefined && (page() === 'home' || !(await isAgreed()))) return
    preparing ??= prepare().catch(error => void log('the chat script failed', error))
    await (await preparing)?.look()
  }
  void look()
  globalThis.navigation?.addEventListener('navigatesuccess', () => void look())
  document.addEventListener(commandAnswered, () => void look())
  addEventListener(shopperChanged, () => void preparing?.then(chat => chat?.shopperChanged()))
}
