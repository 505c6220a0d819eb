import { servePicture } from './serve.ts'
import { toPng } from './share/png.ts'
import { serveShareCard } from './share/serve.ts'

const nothing = () => new Response('No such picture', { status: 404 })

/** The demonstration's pictures: every address under `/media/` is drawn when it is asked for. */
export default {
  fetch: async (request: Request): Promise<Response> =>
    (await serveShareCard(request, toPng)) ?? servePicture(request) ?? nothing(),
}
