/** Writes one line of the log: an object as JSON. */
export const log = (line: object): void => console.log(JSON.stringify(line))
