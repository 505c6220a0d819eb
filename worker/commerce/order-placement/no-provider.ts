/** In place of a payment provider where none is bound: it knows nothing, so that nothing can be paid by card. */
export const noProvider: Pick<Fetcher, 'fetch'> = {
  fetch: () => Promise.resolve(new Response(null, { status: 404 })),
}
