import { useEffect, useEffectEvent, useRef } from 'react'

import { parseProviderAnswer, type ProviderAnswer } from '#src/product-ui/payment/fields-message.ts'

/** The bank's or provider's question on the page; the dialog shows the same in a frame. */
export const challengeOnPage = (): HTMLElement | null => document.querySelector<HTMLElement>('main [data-asks]')

/** Listens for the answer of the provider's frame, and ignores messages from elsewhere. */
export function useAnswer(frameUrl: string | undefined, onAnswer: (answer: ProviderAnswer) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useEffectEvent(onAnswer)
  useEffect(() => {
    if (frameUrl === undefined) return undefined
    const { origin } = new URL(frameUrl)
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const answer = parseProviderAnswer(event.data)
      if (answer !== undefined) hear(answer)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frameUrl])
  return frame
}
