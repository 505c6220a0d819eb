import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { settingsOf } from './bindings.ts'
import { testCards } from './cards.ts'
import payments from './index.ts'
import { ledgerOf } from './server.ts'

const origin = 'http://pay.localhost:8787'
const store = 'http://localhost:8787'
const key = 'Bearer a-key-for-tests-only'

const send = async (path: string, init: RequestInit = {}) => payments.fetch(new Request(`${origin}${path}`, init), env)

const asStore = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  send(path, {
    method,
    headers: { authorization: key, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const reference = 'basket-of-ada'

async function openFields(): Promise<string> {
  const response = await asStore('POST', '/v1/sessions', { reference })
  const { fieldsUrl } = await response.json<{ fieldsUrl: string }>()
  return fieldsUrl.slice(origin.length)
}

const typed = (number: string, changes: Record<string, string> = {}) =>
  new URLSearchParams({ number, expiry: '08/29', code: '123', name: 'Ada Moor', ...changes }).toString()

const submit = (path: string, body: string, headers: Record<string, string> = { accept: 'application/json' }) =>
  send(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body })

const visa = '4242424242424242'

async function token(number: string = visa, changes: Record<string, string> = {}): Promise<string> {
  const response = await submit(await openFields(), typed(number, changes))
  const { card } = await response.json<{ card: { paymentInstrumentId: string } }>()
  return card.paymentInstrumentId
}

const charge = async (instrumentId: string, idempotencyKey = 'U0000000001-1', amount = 2500) =>
  asStore(
    'POST',
    '/v1/payments',
    { reference: 'U0000000001', amount, currency: 'USD', instrumentId },
    { 'idempotency-key': idempotencyKey },
  )

const stored = (sql: string) =>
  runInDurableObject(ledgerOf(settingsOf(env)), (_, state) => state.storage.sql.exec(sql).toArray())

describe('the store’s server', () => {
  test.each([
    ['POST', '/v1/sessions'],
    ['GET', '/v1/instruments/card_x'],
    ['POST', '/v1/payments'],
    ['GET', '/v1/payments?reference=x'],
    ['POST', '/v1/captures'],
    ['PUT', '/v1/voids/x'],
  ])('%s %s asks for the merchant’s key', async (method, path) => {
    expect((await send(path, { method })).status).toBe(401)
    expect((await send(path, { method, headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
  })

  test('reads what a token stands for, and nothing that is not kept', async () => {
    const id = await token()
    const response = await asStore('GET', `/v1/instruments/${id}`)
    expect(await response.json()).toEqual({
      id,
      reference,
      brand: 'visa',
      last4: '4242',
      bin: '424242',
      expiry: '08/29',
    })
    expect((await asStore('GET', '/v1/instruments/card_unknown')).status).toBe(404)
  })

  test('authorises with a frictionless 3-D Secure answer; the same key answers the same payment', async () => {
    const id = await token()
    const first = await (await charge(id)).json<Record<string, unknown>>()
    expect(first).toMatchObject({ state: 'authorised', amount: 2500, threeDS: { flow: 'frictionless', eci: '05' } })
    expect(await (await charge(id)).json()).toEqual(first)
    expect(await stored('SELECT 1 FROM payments')).toHaveLength(1)
  })

  test('a key used for another payment is a conflict', async () => {
    const id = await token()
    await charge(id)
    expect((await charge(id, 'U0000000001-1', 9900)).status).toBe(409)
  })

  test('captures once, and finds payments by reference', async () => {
    const { id } = await (await charge(await token())).json<{ id: string }>()
    const first = await (await asStore('POST', '/v1/captures', { ids: [id] })).json()
    expect(first).toMatchObject([{ state: 'captured' }])
    expect(await (await asStore('POST', '/v1/captures', { ids: [id] })).json()).toEqual(first)
    expect(await (await asStore('GET', '/v1/payments?reference=U0000000001')).json()).toEqual(first)
  })

  test('an attempt made void before it arrives is refused when it does', async () => {
    const id = await token()
    await asStore('PUT', '/v1/voids/U0000000001-1', { reference: 'U0000000001' })
    expect(await (await charge(id)).json()).toMatchObject({ state: 'voided' })
  })

  test('an authorised payment can be made void, a captured one stays', async () => {
    const instrument = await token()
    await charge(instrument, 'U0000000001-1')
    const voided = await asStore('PUT', '/v1/voids/U0000000001-1', { reference: 'U0000000001' })
    expect(await voided.json()).toMatchObject({ state: 'voided' })
    const { id } = await (await charge(instrument, 'U0000000001-2')).json<{ id: string }>()
    await asStore('POST', '/v1/captures', { ids: [id] })
    const kept = await asStore('PUT', '/v1/voids/U0000000001-2', { reference: 'U0000000001' })
    expect(await kept.json()).toMatchObject({ state: 'captured' })
  })

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient-funds'],
    ['4100000000000019', 'fraud'],
    ['4000000000000069', 'expired'],
  ])('the test card %s is refused: %s', async (number, reason) => {
    expect(await (await charge(await token(number))).json()).toMatchObject({ state: 'refused', reason })
  })

  test.each([[{ amount: -1 }], [{ amount: 1.5 }], [{ currency: 'XXX' }], [{ reference: 'a b' }]])(
    'a payment with %o is refused with 422',
    async wrong => {
      const body = { reference: 'U0000000001', amount: 100, currency: 'USD', instrumentId: await token(), ...wrong }
      expect((await asStore('POST', '/v1/payments', body, { 'idempotency-key': 'U0000000001-1' })).status).toBe(422)
    },
  )

  test('a payment without an idempotency key is refused with 422', async () => {
    const body = { reference: 'U0000000001', amount: 100, currency: 'USD', instrumentId: await token() }
    expect((await asStore('POST', '/v1/payments', body)).status).toBe(422)
  })
})

describe('the card fields', () => {
  test('are a labelled form for the card’s own autofill, without a line of script between the tags', async () => {
    const response = await send(await openFields())
    const html = await response.text()
    for (const [name, complete] of [
      ['number', 'cc-number'],
      ['expiry', 'cc-exp'],
      ['code', 'cc-csc'],
      ['name', 'cc-name'],
    ])
      expect(html).toMatch(
        new RegExp(`<label for="${name}">[\\s\\S]*?name="${name}"[\\s\\S]*?autocomplete="${complete}"`),
      )
    expect(html.match(/inputmode="numeric"/g)).toHaveLength(3)
    expect(html).not.toMatch(/<script(?![^>]*src=)|\son\w+=/)
  })

  test('may be framed by the stores that are named and by nobody else, and run only their own script', async () => {
    const policy = (await send(await openFields())).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain('frame-ancestors http://localhost:8787 https://store.example')
    expect(policy).not.toContain('unsafe')
  })

  test('tell only a store that is named: an unknown origin in the address is not taken', async () => {
    const path = await openFields()
    expect(await (await send(`${path}?origin=https://store.example`)).text()).toContain(
      'data-store-origin="https://store.example"',
    )
    expect(await (await send(`${path}?origin=https://evil.example`)).text()).toContain(`data-store-origin="${store}"`)
  })

  test.each([
    ['de', 'Kartennummer'],
    ['fr-FR', 'Numéro de carte'],
    ['es', 'Número de tarjeta'],
    ['it', 'Numero della carta'],
    ['xx', 'Card number'],
  ])('speak the language %s', async (lang, label) => {
    expect(await (await send(`${await openFields()}?lang=${lang}`)).text()).toContain(label)
  })

  test('serve their script and style as files of their own', async () => {
    expect((await send('/assets/fields.js')).headers.get('content-type')).toContain('text/javascript')
    expect((await send('/assets/fields.css')).headers.get('content-type')).toContain('text/css')
  })

  test('a card gives a token, brand, last four, BIN and expiry; spaces are accepted', async () => {
    const response = await submit(await openFields(), typed('3782 822463 10005', { code: '1234', expiry: '8 / 2029' }))
    expect(await response.json()).toEqual({
      card: {
        paymentInstrumentId: expect.stringMatching(/^card_[\w-]{24}$/),
        brand: 'amex',
        last4: '0005',
        bin: '378282',
        expiry: '08/29',
      },
    })
  })

  test('neither the number nor the security code is stored', async () => {
    await token(visa, { code: '987' })
    // Id and time are made by chance and by the clock, and may have any three digits.
    const rows = await stored('SELECT * FROM instruments')
    const everything = JSON.stringify(rows, (name, value: unknown) =>
      name === 'id' || name === 'created_at' ? undefined : value,
    )
    expect(everything).toContain('4242')
    expect(everything).not.toContain(visa)
    expect(everything).not.toContain('987')
  })

  test('a card that was typed leaves expiry and holder for the next try, on this origin alone, and never in an address', async () => {
    const path = await openFields()
    const kept =
      (await submit(path, typed(visa, { name: 'Ada Hill', expiry: '12/30' }))).headers.get('set-cookie') ?? ''
    expect(kept).toMatch(/; Path=\/fields; HttpOnly; Secure; SameSite=None; Partitioned$/)
    expect(kept).not.toContain(visa.slice(0, 8))
    const again = await (await send(path, { headers: { cookie: kept.split(';')[0] ?? '' } })).text()
    expect(again).toMatch(/name="expiry"\s+value="12\/30"/)
    expect(again).toMatch(/name="name"\s+value="Ada Hill"/)
    expect(again).toMatch(/name="number"\s+value=""/)
    expect(await (await send(`${path}?name=Ada%20Hill`)).text()).not.toContain('value="Ada Hill"')
  })

  test.each([
    ['number', 'Enter the card number.', { number: '' }],
    ['number', 'This card number is not correct. Check each digit.', { number: '4242424242424241' }],
    ['number', 'This is a test store. Use one of its test cards.', { number: '4111111111111111' }],
    ['expiry', 'Enter the expiry date as on the card, for example 08/29.', { expiry: '13/29' }],
    ['expiry', 'This card has expired. Use another card.', { expiry: '08/20' }],
    ['code', 'Enter the security code: 3 digits, on American Express 4.', { code: '12' }],
    ['name', 'Enter the name on the card.', { name: ' ' }],
  ])('a problem with %s is told beside it: %s', async (field, message, wrong) => {
    const response = await submit(await openFields(), typed(visa, wrong))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ problems: [{ field, message }] })
  })

  test('a session nobody opened takes no card', async () => {
    expect((await submit('/fields/ses_unknown', typed(visa))).status).toBe(404)
    expect((await send('/fields/ses_unknown')).status).toBe(404)
  })

  test('a form posted from another site or from nowhere is refused', async () => {
    const path = await openFields()
    expect((await submit(path, typed(visa), { accept: 'application/json', origin: 'null' })).status).toBe(400)
    const elsewhere = { accept: 'application/json', 'sec-fetch-site': 'cross-site' }
    expect((await submit(path, typed(visa), elsewhere)).status).toBe(400)
    expect(
      (await submit(path, typed(visa), { accept: 'application/json', origin: 'https://evil.example' })).status,
    ).toBe(400)
    expect((await submit(path, typed(visa), { accept: 'application/json', origin })).status).toBe(200)
  })
})

describe('the card form without script', () => {
  const page = async (target: string) => `${await openFields()}?return=${encodeURIComponent(target)}&lang=de`

  test('goes back to the store with the token', async () => {
    const response = await submit(await page(`${store}/de-de/checkout?step=billing`), typed(visa), {})
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe(`${store}/de-de/checkout`)
    expect(location.searchParams.get('step')).toBe('billing')
    expect(location.searchParams.get('paymentInstrumentId')).toMatch(/^card_/)
  })

  test('shows problems in place, keeps what may be shown again, and never the number or the code', async () => {
    const path = await page(`${store}/checkout`)
    const response = await submit(path, typed('4242 4242 4242 4241', { code: '987', name: 'Ada "M" <b>' }), {})
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('Diese Kartennummer stimmt nicht.')
    expect(html).toContain('value="Ada &quot;M&quot; &lt;b&gt;"')
    // The form's own address has a part made by chance, which may have any digits.
    const shown = html.replace(/ action="[^"]*"/, '')
    expect(shown).not.toContain('4241')
    expect(shown).not.toContain('987')
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:8787.evil.example/',
    'http://ada@localhost:8787/',
    'https://localhost:8787/',
  ])('goes nowhere but to a store: %s is refused', async target => {
    expect((await send(await page(target))).status).toBe(400)
    expect((await submit(await page(target), typed(visa), {})).status).toBe(400)
  })
})

test('every documented test card passes its own check digit and has a brand', async () => {
  for (const { number } of testCards) {
    const code = number.startsWith('37') ? '1234' : '123'
    expect(await token(number, { code })).toMatch(/^card_/)
  }
})
