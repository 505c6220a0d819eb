/** Interleaved 2 of 5 (ISO/IEC 16390): which of a digit's five elements are wide. */
const wide = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'] as const

const elements = (digit: string): readonly boolean[] => [...(wide[Number(digit)] ?? '')].map(sign => sign === '1')

/**
 * The widths of bars and gaps, in turn, of an even number of digits: a narrow element is 1, a wide one 3. The first
 * digit of a pair is in the bars, the second in the gaps between them.
 */
export function interleaved(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new Error(`A parcel number has an even number of digits, not “${digits}”.`)
  const width = (isWide: boolean | undefined) => (isWide === true ? 3 : 1)
  const pairs = (digits.match(/../g) ?? []).flatMap(pair => {
    const [bars, gaps] = [elements(pair.slice(0, 1)), elements(pair.slice(1))]
    return bars.flatMap((bar, place) => [width(bar), width(gaps[place])])
  })
  return [1, 1, 1, 1, ...pairs, 3, 1, 1]
}
