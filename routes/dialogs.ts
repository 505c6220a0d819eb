/** A dialog opens from the URL hash: `#modal=name` or `#panel=name`, with an argument after the first underscore (D52). */
type Dialog = {
  /** Pattern the argument must match; without one the dialog takes none. */
  readonly argument?: RegExp
  readonly side?: 'start' | 'end'
}

export const dialogs = {
  'language-preference': {},
  'mini-cart': { side: 'end' },
} as const satisfies Record<string, Dialog>

export type DialogName = keyof typeof dialogs
export type OpenDialog = {
  readonly frame: 'modal' | 'panel'
  readonly name: DialogName
  readonly argument: string | undefined
}

const isDialog = (name: string): name is DialogName => Object.hasOwn(dialogs, name)

/** Reads a hash; nothing when it names no dialog or an argument the dialog does not take. */
export function parseHash(hash: string): OpenDialog | undefined {
  const [, frame, name, argument] = /^#(modal|panel)=([a-z0-9-]+)(?:_(.*))?$/.exec(hash) ?? []
  if (name === undefined || !isDialog(name)) return undefined
  const { argument: pattern } = dialogs[name] as Dialog
  if (pattern === undefined ? argument !== undefined : !pattern.test(argument ?? '')) return undefined
  return { frame: frame === 'modal' ? 'modal' : 'panel', name, argument }
}
