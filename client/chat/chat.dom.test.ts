import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Chat, type ChatSurroundings } from './chat.ts'
import type { ChatConfig } from './chat-config.ts'
import { fetchChatConfig } from './chat-config.ts'
import { chatPageOf, type ChatPage } from './chat-page.ts'
import { preChatFields } from './pre-chat-fields.ts'

const config: ChatConfig = {
  vendor: 'assistant',
  script: 'https://chat.example/assistant.js',
  account: 'fellholm',
  brand: 'Fellholm',
  skills: { en: 'general', de: 'deutsch' },
  button: '4rem,3rem',
}

/** A shopper and a vendor as a test turns them. */
const now = { agreed: true, signedIn: false, ownerSignedIn: false, ready: true, page: 'other' as ChatPage }

const vendor = {
  begin: vi.fn(),
  isReady: () => now.ready,
  prefill: vi.fn(),
  show: vi.fn(),
  hide: vi.fn(),
  tellPage: vi.fn(),
  startsAnew: true,
  end: vi.fn(async () => undefined),
}
const load = vi.fn(async () => undefined)
const log = vi.fn()
const here = { language: 'de-DE', browserLanguage: 'nl', address: 'https://store.example/de-de/c/zelte?email=a%40b.c' }

const chatWith = (over: Partial<ChatSurroundings> = {}) =>
  new Chat({
    config,
    vendor,
    load,
    log,
    isAgreed: async () => now.agreed,
    isSignedIn: () => now.signedIn,
    owner: {
      isSignedIn: () => now.ownerSignedIn,
      set: isSignedIn => {
        now.ownerSignedIn = isSignedIn
      },
    },
    page: () => now.page,
    fields: () => preChatFields(config, here),
    ...over,
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  Object.assign(now, { agreed: true, signedIn: false, ownerSignedIn: false, ready: true, page: 'other' })
})
afterEach(() => vi.useRealTimers())

describe('whether there is a chat', () => {
  it('R202, R383: not before the vendor is ready, which is asked every 5 s', async () => {
    now.ready = false
    const chat = chatWith()
    await chat.look()
    await vi.advanceTimersByTimeAsync(4_999)
    now.ready = true
    expect([chat.state, vendor.show.mock.calls.length]).toEqual(['waiting', 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([chat.state, vendor.show.mock.calls.length]).toEqual(['available', 1])
  })

  it('R202, R278: nothing is loaded without consent, and with it taken back the chat ends and is hidden', async () => {
    now.agreed = false
    const chat = chatWith()
    await chat.look()
    expect([chat.state, load.mock.calls.length]).toEqual(['unavailable', 0])
    now.agreed = true
    await chat.look()
    expect(chat.state).toBe('available')
    now.agreed = false
    await chat.look()
    expect([chat.state, vendor.end.mock.calls.length, vendor.hide.mock.calls.length]).toEqual(['unavailable', 1, 2])
  })

  it('R343: a script that fails is logged, there is no chat, and it is not asked for at every page', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('404')))
    const chat = chatWith({ load: failing })
    await chat.look()
    await chat.look()
    expect([chat.state, failing.mock.calls.length, vendor.begin.mock.calls.length]).toEqual(['failed', 1, 0])
    expect(log).toHaveBeenCalledWith('the chat script failed', new Error('404'))
  })

  it('R344: where a field cannot be filled in, or the vendor refuses them, the log says that chat will not be initialized', async () => {
    const nobody = chatWith({ fields: () => preChatFields({ ...config, skills: {} }, here) })
    await nobody.look()
    vendor.prefill.mockImplementationOnce(() => {
      throw new Error('no such field')
    })
    const refused = chatWith()
    await refused.look()
    expect([nobody.state, refused.state, vendor.show.mock.calls.length]).toEqual(['failed', 'failed', 0])
    expect(log.mock.calls.map(([message]) => message)).toEqual(Array(2).fill('chat will not be initialized'))
  })

  it('R345: with its flag off there are no settings for it, and the log says “Chat is disabled by feature flag”', async () => {
    const answer = { isEnabled: false, chat: config }
    vi.stubGlobal('fetch', async () => Response.json(answer))
    expect(await fetchChatConfig(log)).toBeUndefined()
    expect(log).toHaveBeenCalledWith('Chat is disabled by feature flag')
    answer.isEnabled = true
    expect(await fetchChatConfig(log)).toEqual(config)
    vi.unstubAllGlobals()
  })
})

describe('where it stands', () => {
  it.each([
    ['/en-us/c/tents', 'listing'],
    ['/de-de/suche', 'search'],
    ['/en-us/cart', 'cart'],
    ['/fr-fr/commande', 'checkout'],
    ['/en-us', 'home'],
    ['/en-us/p/x-fh1', 'other'],
  ])('R204: %s is told to it as %s', async (path, kind) => {
    expect(chatPageOf(path)).toBe(kind)
    now.page = chatPageOf(path)
    await chatWith().look()
    expect(vendor.tellPage).toHaveBeenCalledWith(kind)
    expect(document.documentElement.dataset.chatPage).toBe(kind)
  })

  it('R203: it goes when the home page is opened, and comes back after it', async () => {
    const chat = chatWith()
    await chat.look()
    now.page = 'home'
    await chat.look()
    expect([vendor.show.mock.calls.length, vendor.hide.mock.calls.length]).toEqual([1, 2])
    now.page = 'cart'
    await chat.look()
    expect(vendor.show).toHaveBeenCalledTimes(2)
  })
})

describe('who writes', () => {
  it('R205: the second vendor begins anew when somebody signs in; signing out ends the conversation first', async () => {
    const chat = chatWith()
    await chat.look()
    now.signedIn = true
    await chat.shopperChanged()
    expect([vendor.begin.mock.calls.length, vendor.end.mock.calls.length]).toEqual([2, 0])
    now.signedIn = false
    await chat.shopperChanged()
    expect([vendor.begin.mock.calls.length, vendor.end.mock.calls.length, chat.state]).toEqual([3, 1, 'available'])
  })

  it('R205: a conversation of somebody who has signed out on the way to this page is ended before anything is shown', async () => {
    now.ownerSignedIn = true
    const chat = chatWith()
    await chat.look()
    expect([vendor.end.mock.calls.length, vendor.show.mock.calls.length, chat.state]).toEqual([1, 1, 'available'])
    expect(vendor.end.mock.invocationCallOrder[0]).toBeLessThan(vendor.show.mock.invocationCallOrder[0] ?? 0)
  })

  it('R159, R387: the hidden fields are language, skill, brand, the page without its query, and the browser’s language', () => {
    expect(preChatFields(config, here)).toEqual({
      Current_Bot_Language: 'de',
      Current_Bot_Skill_Id: 'deutsch',
      Brand: 'Fellholm',
      Chat_Origin: 'https://store.example/de-de/c/zelte',
      BrowserLanguage: 'nl',
    })
    const languageFor = (language: string) => preChatFields(config, { ...here, language })?.Current_Bot_Language
    const spoken = ['cs', 'da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv']
    expect([...spoken, 'ja', 'no'].map(languageFor)).toEqual([...spoken, 'en', 'en'])
  })
})
