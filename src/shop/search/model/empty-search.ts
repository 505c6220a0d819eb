/** The tag of a page of search results that found nothing, so that each time it is shown is counted. */
export const emptySearchTag = 'search:nothing'
