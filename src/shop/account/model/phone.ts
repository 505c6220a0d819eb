/** A phone number is kept as digits with its country's code in front (R248). */
export const internationally = (digits: string | undefined): string => (digits === undefined ? '' : `+${digits}`)
