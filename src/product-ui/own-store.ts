/** Stands for the shopper's own store in an address; the worker puts that store in its place (R052). */
export const ownStore = 'mine'
