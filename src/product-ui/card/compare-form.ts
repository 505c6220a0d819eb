/** The form that takes the products chosen for a comparison to their page: boxes on cards name it. */
export const compareForm = 'compare'

/** More products beside each other than this cannot be read. */
export const mostCompared = 4
