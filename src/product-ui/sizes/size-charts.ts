export type Measure = 'chest' | 'hand' | 'head' | 'height' | 'hip' | 'inseam' | 'sleeve' | 'waist'

type Chart = {
  /** The measures, in the order of the columns. */
  readonly measures: readonly Measure[]
  /** Size, then centimetres or a span of them for each measure. */
  readonly rows: readonly (readonly [size: string, ...spans: readonly (readonly [number, number])[]])[]
}

const span = (from: number, to: number) => [from, to] as const

/** Measures of the body by size, in centimetres. */
const charts = {
  tops: {
    measures: ['chest', 'waist', 'sleeve'],
    rows: [
      ['XS', span(82, 88), span(68, 74), span(79, 80)],
      ['S', span(88, 94), span(74, 80), span(81, 82)],
      ['M', span(94, 101), span(80, 87), span(83, 84)],
      ['L', span(101, 109), span(87, 95), span(85, 86)],
      ['XL', span(109, 118), span(95, 104), span(87, 88)],
      ['XXL', span(118, 127), span(104, 114), span(89, 90)],
    ],
  },
  bottoms: {
    measures: ['waist', 'hip', 'inseam'],
    rows: [
      ['XS', span(68, 74), span(84, 90), span(78, 79)],
      ['S', span(74, 80), span(90, 96), span(79, 80)],
      ['M', span(80, 87), span(96, 103), span(80, 81)],
      ['L', span(87, 95), span(103, 110), span(81, 82)],
      ['XL', span(95, 104), span(110, 118), span(82, 83)],
      ['XXL', span(104, 114), span(118, 126), span(83, 84)],
    ],
  },
  gloves: {
    measures: ['hand'],
    rows: [
      ['S', span(17, 19)],
      ['M', span(19, 21)],
      ['L', span(21, 23)],
      ['XL', span(23, 25)],
    ],
  },
  hats: {
    measures: ['head'],
    rows: [
      ['S/M', span(54, 57)],
      ['L/XL', span(57, 61)],
    ],
  },
  kids: {
    measures: ['height', 'chest', 'waist'],
    rows: [
      ['104', span(99, 104), span(56, 58), span(53, 54)],
      ['116', span(111, 116), span(60, 62), span(55, 57)],
      ['128', span(123, 128), span(65, 67), span(59, 60)],
      ['140', span(135, 140), span(71, 73), span(62, 64)],
      ['152', span(147, 152), span(77, 79), span(66, 68)],
    ],
  },
} as const satisfies Record<string, Chart>

export type SizeChartName = keyof typeof charts

/** Charts by name: those of the body, and that of the foot. */
export type ChartName = SizeChartName | 'feet'

export const chartNames = [...(Object.keys(charts) as SizeChartName[]), 'feet'] as const

export const isChart = (name: string): name is ChartName => chartNames.some(chart => chart === name)

export const isSizeChart = (name: string): name is SizeChartName => Object.hasOwn(charts, name)

const inInches = (centimetres: number): number => Math.round((centimetres / 2.54) * 2) / 2

/** A chart as text, in centimetres or in inches to the half. */
export function sizeChart(
  name: SizeChartName,
  unit: 'cm' | 'in',
): { readonly columns: (Measure | 'size')[]; readonly rows: string[][] } {
  const { measures, rows }: Chart = charts[name]
  const textOf = (value: number) => String(unit === 'cm' ? value : inInches(value))
  return {
    columns: ['size', ...measures],
    rows: rows.map(([size, ...spans]) => [size, ...spans.map(([from, to]) => `${textOf(from)}–${textOf(to)}`)]),
  }
}

type FootSize = {
  readonly millimetres: number
  readonly eu: string
  readonly uk: string
  readonly usMen: string
  readonly usWomen: string
}

const smallestFoot = 220
const largestFoot = 310
/** A size of every system is some five millimetres. */
const step = 5

const halves = (value: number): string => String(Math.round(value * 2) / 2)

/**
 * Shoe sizes by foot length. A European size is two thirds of a centimetre of the last, which is 15 mm longer than the
 * foot; a British one a third of an inch, from a last of 220 mm; American men's sizes are one more than British,
 * women's two and a half.
 */
export const footSizes = (): FootSize[] =>
  Array.from({ length: (largestFoot - smallestFoot) / step + 1 }, (_, index) => {
    const millimetres = smallestFoot + index * step
    const last = millimetres + 15
    const uk = (last / 25.4) * 3 - 25
    return {
      millimetres,
      eu: halves((last / 10) * 1.5),
      uk: halves(uk),
      usMen: halves(uk + 1),
      usWomen: halves(uk + 2.5),
    }
  })
