import { holds, type Check } from './finding.ts'
import { openStore } from './store.ts'
import { openBrowser } from '../shoppers/http-browser.ts'

const card = '6006491000000002'
/** What a wrong PIN answers, and what it answers once there were too many. */
const [wrong, stopped] = ['GFC800', 'GFC799']

const codeIn = (text: string): string =>
  /"errorId":"([^"]+)"/.exec(text)?.[1] ?? (text.includes('balance') ? 'balance' : text.slice(0, 40))

/** Guesses at the PIN of one gift card, each by a new guest from an address of their own: stopped for everybody after ten. */
export async function pins(size = 255): Promise<readonly Check[]> {
  const store = await openStore()
  try {
    const codes: string[] = []
    for (let guess = 0; guess < size; guess += 1) {
      const browser = openBrowser(store.port, { 'cf-connecting-ip': `198.51.${guess >> 8}.${guess & 255}` })
      const pin = `${(guess + 5_000) % 10_000}`.padStart(4, '0')
      const { text } = await browser.send('/cart/v1/giftcard/balance?locale=en_US', { number: card, pin })
      codes.push(codeIn(text))
    }
    const guessed = codes.filter(code => code === wrong).length
    const refused = codes.slice(10).filter(code => code === stopped).length
    return [
      holds(`${size} guesses by ${size} guests: ten are answered`, guessed <= 10, `${guessed} × ${wrong}`),
      holds('every one after them is refused, whoever asks', refused === size - 10, `${refused} × ${stopped}`),
      holds('no PIN was found', !codes.includes('balance'), codes.includes('balance') ? 'found' : 'none'),
    ]
  } finally {
    await store.end()
  }
}
