import type { CallName } from './calls/index.ts'

type PersonCheck = {
  /** The calls that take the answer, as `recaptcha_response`. */
  readonly calls: readonly CallName[]
  /** The forms that make them, `{room}/{command}`. */
  readonly commands: readonly `${string}/${string}`[]
  /** The call always takes one (R237, R239). */
  readonly isAlways?: true
}

/**
 * Where somebody may be asked whether they are a person (R237–R239), by the name of what they are about to do: a widget
 * puts that name into its answer, so that an answer given for one thing is of no use for another.
 */
export const personChecks = {
  'sign-in': { calls: ['auth.credentials.signin'], commands: ['sign-in/enter'] },
  'sign-up': { calls: ['auth.account.signup'], commands: ['sign-in/join'] },
  code: { calls: ['auth.code.send'], commands: ['sign-in/code'] },
  forgot: { calls: ['auth.password.reset'], commands: ['sign-in/forgot'] },
  'look-up': { calls: ['consumer.account.lookup'], commands: ['sign-in/look-up'] },
  'gift-card': { calls: ['cart.gift-card.balance'], commands: ['gift-card/balance', 'account/gift-card'] },
  address: {
    calls: ['cart.shipping-address.add'],
    commands: ['checkout/ship', 'checkout/respell', 'checkout/express'],
  },
  card: {
    calls: ['consumer.payment-instrument.create'],
    commands: ['account/add-card', 'checkout/pay'],
    isAlways: true,
  },
  place: { calls: ['cart.order.place'], commands: ['checkout/place'], isAlways: true },
  order: {
    calls: [
      'consumer.order.track',
      'consumer.order.cancel',
      'consumer.invoice.download',
      'consumer.return-label.create',
      'consumer.gift-card-email.resend',
    ],
    commands: [
      'orders/track',
      'orders/cancel',
      'orders/cancel-some',
      'orders/invoice',
      'orders/return',
      'orders/resend',
      'account/cancel-order',
      'account/cancel-some',
      'account/invoice',
      'account/return-label',
      'account/resend-gift-cards',
    ],
  },
  contact: { calls: ['contact.message.send'], commands: ['contact/write'] },
  warranty: { calls: ['consumer.warranty-case.create'], commands: ['warranty/open'] },
  seats: { calls: ['consumer.event.register'], commands: ['events/register'] },
  news: { calls: ['consumer.sms-subscription.create'], commands: ['newsletter/subscribe', 'account/news'] },
} as const satisfies Record<string, PersonCheck>

export type PersonCheckName = keyof typeof personChecks

const named = Object.entries(personChecks) as readonly (readonly [PersonCheckName, PersonCheck])[]

/** The check whose answer a call takes; undefined where it takes none. */
export const checkOfCall = (call: CallName): PersonCheckName | undefined =>
  named.find(([, { calls }]) => calls.includes(call))?.[0]

/** The check that a form's command (`{room}/{command}`) has to pass; undefined where there is none. */
export const checkOfCommand = (command: string): PersonCheckName | undefined =>
  named.find(([, { commands }]) => commands.some(own => own === command))?.[0]

/** Whether the calls of a check always take an answer. */
export const isAnswerRequired = (check: PersonCheckName): boolean => 'isAlways' in personChecks[check]
