import { photoBounds } from '#src/commerce/calls/catalogue/photo-types.ts'

import { hold } from '../../forms/hold.ts'
import { listening } from '../../mount/listening.ts'
import type { Mount } from '../../mount/mount.ts'

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

/** Makes what was chosen smaller. */
async function shrink(input: HTMLInputElement): Promise<void> {
  const { files } = input
  latest.set(input, files)
  const taken = await Promise.all([...(files ?? [])].map(smaller))
  if (latest.get(input) !== files) return
  const chosen = new DataTransfer()
  for (const file of taken) chosen.items.add(file)
  input.files = chosen.files
}

/** Makes what was chosen smaller; a form that is sent meanwhile waits for it. */
function take(input: HTMLInputElement): void {
  const { form, files } = input
  // What woke this tells it of the change again.
  if (files !== null && latest.get(input) === files) return
  const taken = shrink(input)
  const isOver = new AbortController()
  form?.addEventListener('submit', event => hold(event, form, taken), { signal: isOver.signal })
  void taken.then(() => isOver.abort())
}

const listen = listening({
  change: ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') take(target)
  },
})

/** Photographs may have been chosen before this was there. */
export const mount: Mount = root => {
  for (const field of root.querySelectorAll<HTMLInputElement>('[type="file"]')) if (field.files?.length) take(field)
  return listen(root)
}
