/** Which worker is under test. */
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('./worker.ts')
  }
}
