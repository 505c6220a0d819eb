import { useEffect, useEffectEvent, useRef } from 'react'

import { parseProviderAnswer, type ProviderAnswer } from '#src/product-ui/payment/fields-message.ts'

/** What the page below asks, and where: the dialog is the same question in a frame. */
export const challengeOnPage = (): HTMLElement | null => document.querySelector<HTMLElement>('main [data-asks]')

/** Hears the answer of the provider's page in the frame; nothing that anybody else says. */
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
