/** What workerd has beyond the browser's types, and which worker is under test. */
interface SubtleCrypto {
  timingSafeEqual(a: ArrayBuffer | ArrayBufferView, b: ArrayBuffer | ArrayBufferView): boolean
}

declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('./worker.ts')
  }
}
