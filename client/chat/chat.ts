import { next, type Transitions } from '#src/kit/machine.ts'

import type { ChatConfig } from './chat-config.ts'
import type { ChatPage } from './chat-page.ts'
import type { ChatVendor } from './chat-vendor.ts'
import type { PreChatFields } from './pre-chat-fields.ts'

type State = 'unavailable' | 'loading' | 'waiting' | 'available' | 'failed'
type Event = 'agreed' | 'loaded' | 'ready' | 'failed' | 'withdrawn' | 'anew'

/** R202: available once the vendor is ready and consent was given. R343: what has failed stays so until the next page load. */
const transitions: Transitions<State, Event> = {
  unavailable: { agreed: 'loading' },
  loading: { loaded: 'waiting', failed: 'failed', withdrawn: 'unavailable' },
  waiting: { ready: 'available', failed: 'failed', withdrawn: 'unavailable', anew: 'waiting' },
  available: { failed: 'failed', withdrawn: 'unavailable', anew: 'waiting' },
  failed: {},
}

/** R383: how often it is asked whether the vendor is ready, in ms. */
const readyPollMs = 5_000

const notBegun = 'chat will not be initialized'
const broken = 'the chat script failed'

/** The chat's view of its page, read each time it is needed. */
export type ChatSurroundings = {
  readonly config: ChatConfig
  readonly vendor: ChatVendor
  /** Loads the vendor's script once, however often it is asked. */
  readonly load: (address: string) => Promise<void>
  /** R278: whether all four categories were agreed to. */
  readonly isAgreed: () => Promise<boolean>
  readonly isSignedIn: () => boolean
  /** Whether a signed-in shopper began this tab's conversation, possibly on an earlier page. */
  readonly owner: { readonly isSignedIn: () => boolean; readonly set: (isSignedIn: boolean) => void }
  readonly page: () => ChatPage
  readonly fields: () => PreChatFields | undefined
  readonly log: (message: string, cause?: unknown) => void
}

/** The chat of one document, from its script to the button. */
export class Chat {
  readonly #here: ChatSurroundings
  #state: State = 'unavailable'
  #poll: ReturnType<typeof setInterval> | undefined

  constructor(here: ChatSurroundings) {
    this.#here = here
  }

  get state(): State {
    return this.#state
  }

  /** Another page is shown, or another choice was made of what is agreed to. */
  async look(): Promise<void> {
    if (!(await this.#here.isAgreed())) return this.#withdraw()
    if (this.#state === 'unavailable') await this.#start()
    else if (this.#state === 'available') await this.#attempt(broken, () => this.#place())
  }

  /** R205: after a sign-in or sign-out. */
  async shopperChanged(): Promise<void> {
    if (!this.#is('available') && !this.#is('waiting')) return
    const { vendor, owner, isSignedIn } = this.#here
    const isLeft = owner.isSignedIn() && !isSignedIn()
    if (isLeft) await this.#attempt(broken, () => vendor.end())
    owner.set(isSignedIn())
    if (!vendor.startsAnew && !isLeft) return
    this.#happen('anew')
    if (this.#is('waiting')) await this.#begin()
  }

  #is(state: State) {
    return this.#state === state
  }

  #happen(event: Event) {
    this.#state = next(transitions, this.#state, event)
    if (this.#state !== 'waiting') clearInterval(this.#poll)
  }

  /** R343: told in the log, and no more. */
  async #attempt(message: string, work: () => void | Promise<void>) {
    try {
      await work()
    } catch (error) {
      this.#here.log(message, error)
      this.#happen('failed')
    }
  }

  async #start() {
    const { load, config } = this.#here
    this.#happen('agreed')
    await this.#attempt(broken, () => load(config.script))
    if (this.#state !== 'loading') return
    this.#happen('loaded')
    await this.#begin()
  }

  /** R344: without its fields a chat would come to the wrong people. */
  #fields(): PreChatFields | undefined {
    const fields = this.#here.fields()
    if (fields !== undefined) return fields
    this.#here.log(notBegun)
    this.#happen('failed')
    return undefined
  }

  async #begin() {
    const { vendor, config, isSignedIn } = this.#here
    const fields = this.#fields()
    if (fields === undefined) return
    await this.#attempt(broken, () => {
      vendor.begin({ config, fields, isSignedIn: isSignedIn() })
      // R202: the chat stays hidden until the vendor reports that it is ready.
      vendor.hide()
    })
    if (this.#state !== 'waiting') return
    clearInterval(this.#poll)
    this.#poll = setInterval(() => void this.#ask(), readyPollMs)
    await this.#ask()
  }

  async #ask() {
    const { vendor, owner, isSignedIn } = this.#here
    if (this.#state !== 'waiting' || !vendor.isReady()) return
    const fields = this.#fields()
    if (fields === undefined) return
    await this.#attempt(notBegun, () => vendor.prefill(fields))
    this.#happen('ready')
    if (!this.#is('available')) return
    // The shopper who began the conversation has signed out since.
    if (owner.isSignedIn() && !isSignedIn()) return this.shopperChanged()
    owner.set(isSignedIn())
    await this.#attempt(broken, () => this.#place())
  }

  /** R203, R204, D57: nothing on the home page; elsewhere it knows what it stands over. */
  #place() {
    const { vendor, page } = this.#here
    const here = page()
    document.documentElement.dataset.chatPage = here
    vendor.tellPage(here)
    if (here === 'home') vendor.hide()
    else vendor.show()
  }

  /** Ends the conversation; the vendor keeps nothing of it in this browser. */
  async #withdraw() {
    const { vendor, owner } = this.#here
    const hasBegun = this.#state === 'waiting' || this.#state === 'available'
    this.#happen('withdrawn')
    owner.set(false)
    if (!hasBegun) return
    vendor.hide()
    await this.#attempt(broken, () => vendor.end())
  }
}
