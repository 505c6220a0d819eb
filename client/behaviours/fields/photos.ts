import { photoBounds } from '#src/commerce/calls/catalogue/photo-types.ts'

import { listening } from '../../mount/listening.ts'

/** The longest side of a photograph that is sent, in pixels: nobody is shown more. */
const longest = 1_600

/** A photograph no larger than it has to be, and so without what a camera wrote beside it; as it is where it cannot be read. */
async function smaller(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    if (scale === 1 && file.size <= photoBounds.bytes) return file
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return new File([blob], file.name, { type: blob.type })
  } catch {
    return file
  }
}

/** What was chosen last in each field: what was chosen before it comes too late. */
const latest = new WeakMap<HTMLInputElement, FileList | null>()

/** Forms that are held back, each with what lets it go. */
const held = new WeakMap<HTMLFormElement, () => void>()

/** Holds a form back. Let go, it is sent by the button that was pressed meanwhile: no press is lost. */
function holdBack(form: HTMLFormElement): void {
  if (held.has(form)) return
  const isOver = new AbortController()
  let press: SubmitEvent | undefined
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    press = event
  }
  form.addEventListener('submit', keep, { signal: isOver.signal })
  held.set(form, () => {
    held.delete(form)
    isOver.abort()
    if (press !== undefined && form.isConnected) form.requestSubmit(press.submitter)
  })
}

/** Makes what was chosen smaller; the form is sent once that is done. */
async function shrink(input: HTMLInputElement) {
  const { files, form } = input
  latest.set(input, files)
  const button = form?.querySelector('[type="submit"]')
  button?.setAttribute('aria-busy', 'true')
  if (form !== null) holdBack(form)
  const taken = await Promise.all([...(files ?? [])].map(smaller))
  if (latest.get(input) !== files) return
  const chosen = new DataTransfer()
  for (const file of taken) chosen.items.add(file)
  input.files = chosen.files
  button?.removeAttribute('aria-busy')
  if (form !== null) held.get(form)?.()
}

export const mount = listening({
  change: ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') void shrink(target)
  },
})
