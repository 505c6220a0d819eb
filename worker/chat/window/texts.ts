type Texts = Readonly<Record<'title' | 'label' | 'send' | 'failed', string>>

/** The window's words by language. */
const texts: Readonly<Record<string, Texts>> = {
  de: {
    title: 'Schreiben Sie uns',
    label: 'Ihre Nachricht',
    send: 'Senden',
    failed: 'Das ist nicht angekommen. Bitte noch einmal.',
  },
  fr: {
    title: 'Écrivez-nous',
    label: 'Votre message',
    send: 'Envoyer',
    failed: 'Le message n’est pas arrivé. Réessayez.',
  },
  es: { title: 'Escríbenos', label: 'Tu mensaje', send: 'Enviar', failed: 'No ha llegado. Inténtalo otra vez.' },
  it: { title: 'Scrivici', label: 'Il tuo messaggio', send: 'Invia', failed: 'Non è arrivato. Riprova.' },
}

const english = {
  title: 'Write to us',
  label: 'Your message',
  send: 'Send',
  failed: 'That did not arrive. Please try again.',
}

/** English where the window has no words of a language. */
export function textsOf(language: string): Texts & { readonly language: string } {
  const own = Object.hasOwn(texts, language) ? texts[language] : undefined
  return own === undefined ? { ...english, language: 'en' } : { ...own, language }
}
