/** The form that every heart of a document belongs to; it stands once, in the frame around the page. */
export const heartsForm = 'hearts'
