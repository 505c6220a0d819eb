import { expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { signedIn } from '../shoppers/sign-in.ts'

const typed = /^(?:text|email|password|tel|date|number|search)$/
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** What a browser or a password manager is told of each field of a page’s own forms: `command/field` → token. */
async function tokensOf(html: string): Promise<Record<string, string | undefined>> {
  const [, main = ''] = /<main\b([\s\S]*)<\/main>/.exec(html) ?? []
  const fields = [...main.matchAll(/<form\b[^>]*data-command="([^"]+)"[\s\S]*?<\/form>/g)].flatMap(
    ([form, command = '']) =>
      [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter(tag => tag.startsWith('<input') && typed.test(attribute(tag, 'type') ?? 'text'))
        .map(tag => [`${command} ${attribute(tag, 'name') ?? '(whose)'}`, attribute(tag, 'autocomplete')] as const),
  )
  return Object.fromEntries(fields)
}

const place = (kind: 'shipping' | 'billing') => ({
  'account/address firstName': `${kind} given-name`,
  'account/address lastName': `${kind} family-name`,
  'account/address addressLine1': `${kind} address-line1`,
  'account/address addressLine2': `${kind} address-line2`,
  'account/address postalCode': `${kind} postal-code`,
  'account/address city': `${kind} address-level2`,
  'account/address phone': `${kind} tel-national`,
})

it.each<[string, Record<string, string>]>([
  ['/sign-in', { 'sign-in/enter username': 'username', 'sign-in/enter password': 'current-password' }],
  ['/sign-in?step=lookup', { 'sign-in/look-up email': 'username' }],
  [
    '/sign-in?step=sign-up',
    {
      'sign-in/join firstName': 'given-name',
      'sign-in/join lastName': 'family-name',
      'sign-in/join email': 'username',
      'sign-in/join phone': 'tel-national',
      'sign-in/join password': 'new-password',
      'sign-in/join confirmPassword': 'new-password',
      'sign-in/join birthDate': 'bday',
    },
  ],
  ['/forgot-password', { 'sign-in/forgot email': 'username' }],
  [
    '/reset-password?token=anything-at-all-that-is-long',
    { 'sign-in/reset newPassword': 'new-password', 'sign-in/reset confirmPassword': 'new-password' },
  ],
  ['/associate-login', { 'associate/enter username': 'username', 'associate/enter password': 'current-password' }],
  [
    '/contact',
    {
      'contact/write orderNumber': 'off',
      'contact/write firstName': 'given-name',
      'contact/write lastName': 'family-name',
      'contact/write email': 'email',
    },
  ],
  [
    '/events/evening-talk',
    {
      'events/register firstName': 'given-name',
      'events/register lastName': 'family-name',
      'events/register email': 'email',
      'events/register seats': 'off',
    },
  ],
  [
    '/warranty-case',
    {
      'warranty/open firstName': 'given-name',
      'warranty/open lastName': 'family-name',
      'warranty/open email': 'email',
      'warranty/open productId': 'off',
      'warranty/open orderNumber': 'off',
    },
  ],
])('%s tells password managers and browsers what each field is', async (path, expected) => {
  expect(await tokensOf(await (await openBrowser().ask(`/en-us${path}`)).text())).toEqual(expected)
})

it.each<[string, Record<string, string>]>([
  [
    '/account/profile',
    {
      'account/profile firstName': 'given-name',
      'account/profile lastName': 'family-name',
      'account/contact email': 'email',
      'account/contact phone': 'tel-national',
      'account/profile postalCode': 'postal-code',
      'account/profile birthDate': 'bday',
      'account/profile preferredShoeSize': 'off',
      'account/password (whose)': 'username',
      'account/password currentPassword': 'current-password',
      'account/password newPassword': 'new-password',
      'account/password confirmPassword': 'new-password',
      'account/forget ownEmail': 'off',
    },
  ],
  ['/account/address/add-shipping-address', place('shipping')],
  ['/account/address/add-billing-address', place('billing')],
  ['/account/loyalty', { 'account/join-loyalty birthDate': 'bday' }],
  ['/account/gift-cards', { 'account/gift-card number': 'off', 'account/gift-card pin': 'off' }],
])('%s tells them as well', async (path, expected) => {
  const browser = await signedIn('shopper')
  expect(await tokensOf(await (await browser.ask(`/en-us${path}`)).text())).toEqual(expected)
})
