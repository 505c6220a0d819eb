/** In place of what shows pictures where nothing is bound: there are none. */
export const noPictures: Pick<Fetcher, 'fetch'> = {
  fetch: () => Promise.resolve(new Response('No such picture', { status: 404 })),
}
