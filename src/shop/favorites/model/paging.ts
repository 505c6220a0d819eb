/** Place of the first favourite of a page, counted from 0. */
export const startOf = (page: number, perPage: number): number => (page - 1) * perPage

export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
