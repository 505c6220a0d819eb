/** By which a stored page that shows the sections of a slot is purged. */
export const slotTags = ({ place }: { readonly place?: string | undefined }): readonly string[] =>
  place === undefined ? [] : [`slot:${place}`]
