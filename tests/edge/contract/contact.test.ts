import { describe, expect, it } from 'vitest'

import { callerIn } from './contract.ts'
import { guest, emailsTo, notProvoked } from '../shoppers/person.ts'

describe('GET /consumers-v3/contactus/categorySubject', () => {
  it('lists what one can write about, in the language of the locale, without a token', async () => {
    const reply = await callerIn('de-de')('contact.category-subject.list', {})
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(reply.answer.categories[0]).toMatchObject({ id: 'order', name: 'Meine Bestellung' })
    for (const { subjects } of reply.answer.categories) expect(subjects.length).toBeGreaterThan(1)
  })
})

describe('POST /consumers-v3/contactus', () => {
  const message = {
    firstName: 'Una',
    lastName: 'Combe',
    email: 'contact@example.com',
    category: 'product',
    subject: 'care',
    message: 'How do I wash it?',
  }

  it('takes a message and says by letter that it is there', async () => {
    const reply = await (await guest()).call('contact.message.send', message)
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { caseNumber: expect.stringMatching(/^K\d{8}$/) } })
    expect((await emailsTo(message.email))[0]?.subject).toContain(reply.answer.caseNumber)
  })

  it('API400 for a subject of another category, AUT453 for a malformed e-mail, AUT403 for a failed captcha', async () => {
    const visitor = await guest()
    const send = (more: object) => visitor.call('contact.message.send', { ...message, ...more })
    expect((await send({ subject: 'refund' })).code).toBe('API400')
    expect((await send({ email: 'no' })).code).toBe('AUT453')
    expect((await send({ recaptcha_response: 'fail' })).code).toBe('AUT403')
  })

  it('API429: ten messages in an hour, then nobody is written to for a while', async () => {
    const visitor = await guest()
    const send = () => visitor.call('contact.message.send', { ...message, email: 'often@example.com' })
    for (let sent = 0; sent < 10; sent++) expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({ status: 429, code: 'API429' })
    expect(await emailsTo('often@example.com')).toHaveLength(5)
  })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(notProvoked(['contact.message.send', 'contact.category-subject.list'])).toEqual([])
})
