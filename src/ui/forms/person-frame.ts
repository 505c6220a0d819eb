/** The frame's message to the form around it: an answer, or an empty one when the last has expired. */
const answerIn = (told: unknown): string | undefined =>
  typeof told === 'object' &&
  told !== null &&
  'recaptcha_response' in told &&
  typeof told.recaptcha_response === 'string' &&
  told.recaptcha_response.length <= 4_096
    ? told.recaptcha_response
    : undefined

/** Puts what the frame in this place answers into the form. Gives what ends that. */
export function heedPersonFrame(place: HTMLElement): () => void {
  const mounted = new AbortController()
  addEventListener(
    'message',
    ({ origin, source, data }) => {
      const frame = place.querySelector('iframe')
      const field = place.querySelector<HTMLInputElement>('[name="recaptcha_response"]')
      if (origin !== location.origin || source !== frame?.contentWindow || field === null) return
      field.value = answerIn(data) ?? field.value
    },
    { signal: mounted.signal },
  )
  return () => mounted.abort()
}

/** The address of the frame that asks before this command. */
export const personFrame = (locale: string, command: string): string =>
  `/-/person-check?${new URLSearchParams({ locale, command })}`
