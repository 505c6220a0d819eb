import { sleep } from '#src/kit/time/timeout.ts'

import type { Mount } from '../mount/mount.ts'

/** The Barcode Detection API as far as it is used; not every browser has it. */
type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector

const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128']
/** How often the picture is looked at, in milliseconds: quick for a person, and easy on a battery. */
const everyMs = 200

/** Looks at the picture until it shows a barcode. */
async function firstCode(detector: Detector, video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  while (!signal.aborted) {
    const [found] = await detector.detect(video)
    if (found !== undefined) return found.rawValue
    await sleep(everyMs)
  }
  return ''
}

const fieldOf = (place: HTMLElement) => place.closest('form')?.querySelector<HTMLInputElement>('[name="code"]') ?? null

/** Shows what the camera sees until a barcode is read, and sends the form with it. */
async function scan(place: HTMLElement, detector: Detector, signal: AbortSignal): Promise<void> {
  const video = place.querySelector('video')
  const field = fieldOf(place)
  if (video === null || field === null) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.hidden = true
  }
  signal.addEventListener('abort', stop)
  try {
    video.srcObject = stream
    video.hidden = false
    await video.play()
    field.value = await firstCode(detector, video, signal)
    if (field.value !== '') field.form?.requestSubmit()
  } finally {
    stop()
  }
}

/**
 * A hand scanner types into the field that has the focus: the next thing is scanned right after this one. The camera is
 * offered where the browser reads barcodes with it.
 */
export const mount: Mount = place => {
  if (!(document.activeElement instanceof HTMLInputElement)) fieldOf(place)?.focus()
  const { BarcodeDetector } = window as { readonly BarcodeDetector?: DetectorClass }
  const button = place.querySelector<HTMLButtonElement>('button[type="button"]')
  if (BarcodeDetector === undefined || button === null) return undefined
  const gone = new AbortController()
  const detector = new BarcodeDetector({ formats })
  button.hidden = false
  button.addEventListener('click', () => void scan(place, detector, gone.signal).catch(() => (button.hidden = true)), {
    signal: gone.signal,
  })
  return () => gone.abort()
}
