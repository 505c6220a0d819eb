/** Sent at a form when its command has been answered, with the answer as its detail; an island near it may want to know. */
export const commandAnswered = 'fellholm:answered'
