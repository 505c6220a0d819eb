/** The provider's test cards, by what it does with them (`worker/payments/cards.ts`). */
export const cards = {
  approved: '4242 4242 4242 4242',
  /** Its bank asks its owner. */
  challenge: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  fraud: '4100 0000 0000 0019',
  expired: '4000 0000 0000 0069',
  /** Answers after three seconds. */
  slow: '4000 0000 0000 0259',
  /** Charged, and the answer never comes. */
  lost: '4000 0000 0000 0713',
} as const

/** The test cards that are refused, and what the store calls it. */
export const refusedCards = [
  ['PAY400', 402, 'a card that is declined', cards.declined],
  ['PYT400', 402, 'a card without enough on it', cards.insufficient],
  ['PYT402', 402, 'a card refused as suspected fraud', cards.fraud],
  ['FE309', 400, 'a card the bank says is over', cards.expired],
] as const

/** What is typed into the provider's fields for a card. */
export const cardFields = (number: string = cards.approved) => ({
  number,
  expiry: '08/29',
  code: number.startsWith('37') ? '1234' : '123',
  name: 'Ada Moor',
})

/** Posts a form to an address of the provider and gives the text of the answer; the way there differs by runtime. */
export type PostForm = (address: URL, headers: Readonly<Record<string, string>>, form: string) => Promise<string>

/** Has the provider take a card as its fields do in a browser; gives its token. */
export async function typeCard(post: PostForm, fieldsUrl: string, number?: string): Promise<string> {
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
  const form = new URLSearchParams(cardFields(number)).toString()
  const { card } = JSON.parse(await post(new URL(fieldsUrl), headers, form)) as {
    readonly card: { readonly paymentInstrumentId: string }
  }
  return card.paymentInstrumentId
}

/** Where the fields of a payment step are, as its HTML names them for the island that shows them. */
export const fieldsUrlIn = (html: string): string | undefined =>
  /&quot;fieldsUrl&quot;:&quot;([^&]+\/fields\/[\w-]+)/.exec(html)?.[1]
