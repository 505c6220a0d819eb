/** Where a command of a room is posted to; the query tells in which locale it speaks. */
export const commandPath = (locale: string, room: string, name: string): string => `/-/${room}/${name}?locale=${locale}`
