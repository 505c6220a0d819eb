type Line = (request: Request, provider: () => Promise<Response>) => Promise<Response>

const whole: Line = (_, provider) => provider()

const isAuthorisation = (request: Request): boolean =>
  request.method === 'POST' && new URL(request.url).pathname === '/v1/payments'

/** Longer than anybody waits. */
const silence = async (): Promise<Response> => {
  await scheduler.wait(4000)
  return new Response(null, { status: 504 })
}

/** What happens on the way to the provider and back; a test chooses, and puts it right again. */
export const faults = {
  line: whole,
  /** How many requests to authorise arrived at the provider. */
  authorisations: 0,
  reset(): void {
    faults.authorisations = 0
    faults.line = async (request, provider) => {
      if (isAuthorisation(request)) faults.authorisations += 1
      return provider()
    }
  },
  /** Nothing reaches the provider. */
  cut(): void {
    faults.line = () => Promise.resolve(new Response('Bad gateway', { status: 502 }))
  },
  /** Requests to authorise vanish before they arrive; everything else goes through. */
  loseQuestion(): void {
    faults.line = (request, provider) => (isAuthorisation(request) ? silence() : provider())
  },
  /** Requests to authorise are carried out, and the answer vanishes. */
  loseAnswer(): void {
    faults.line = async (request, provider) => {
      const response = await provider()
      return isAuthorisation(request) ? silence() : response
    }
  },
}
