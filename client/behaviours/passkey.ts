import type { CommandAnswer } from '#src/shop/command-answer.ts'

import { listening } from '../mount/listening.ts'
import { sendPastBotProtection } from '../forms/bot-protection.ts'
import { goTo } from '../navigation/go-to.ts'
import { errorText } from '../document/language.ts'

type Made = Readonly<Record<string, string>>

/** A new passkey for what the store asks for, as it travels (WebAuthn Level 3, 5.1). */
async function make(asked: PublicKeyCredentialCreationOptionsJSON): Promise<Made | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked)
  const credential = await navigator.credentials.create({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, response } = credential.toJSON() as RegistrationResponseJSON
  const { clientDataJSON, authenticatorData, publicKey: key } = response
  return key === undefined ? undefined : { id, clientDataJSON, authenticatorData, publicKey: key }
}

/** A proof that this browser has a passkey of the store. */
async function prove(asked: PublicKeyCredentialRequestOptionsJSON): Promise<Made | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked)
  const credential = await navigator.credentials.get({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, response } = credential.toJSON() as AuthenticationResponseJSON
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

function tell(root: HTMLElement, text: string | undefined) {
  const place = root.querySelector<HTMLElement>('[data-problem]')
  if (place === null) return
  place.textContent = text ?? place.dataset.failed ?? ''
  place.hidden = false
}

/** Asks the store for a challenge, the browser for an answer to it, and takes that to the store. */
async function ceremony(root: HTMLElement): Promise<CommandAnswer | undefined> {
  const { begin = '', finish = '', makes, redirectTo } = root.dataset
  const begun = await sendPastBotProtection(begin, {})
  if (!begun.ok) return begun
  const made =
    makes === undefined
      ? await prove(begun.value as PublicKeyCredentialRequestOptionsJSON)
      : await make(begun.value as PublicKeyCredentialCreationOptionsJSON)
  const name = root.querySelector<HTMLInputElement>('[name="name"]')?.value
  return made && sendPastBotProtection(finish, { ...made, ...(name !== undefined && { name }), redirectTo })
}

async function press(root: HTMLElement, button: Element) {
  if (button.getAttribute('aria-busy') === 'true') return
  button.setAttribute('aria-busy', 'true')
  try {
    const answer = await ceremony(root)
    if (answer?.ok === true) goTo(answer.to ?? location.pathname)
    else tell(root, answer && (await errorText(answer.code)))
  } catch {
    // The browser does not say whether the dialog was closed or there is no passkey, so both get the same message.
    tell(root, undefined)
  } finally {
    button.removeAttribute('aria-busy')
  }
}

export const mount = listening({
  click: (event, root) => {
    const button = (event.target as Element).closest('button')
    if (button !== null && root.contains(button)) void press(root, button)
  },
})
