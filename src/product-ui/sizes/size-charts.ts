export type Measure = 'chest' | 'hand' | 'head' | 'height' | 'hip' | 'inseam' | 'sleeve' | 'waist'

type Chart = {
  /** What of a garment has to be as long as its wearer is tall; said of grown-ups, whose size is told by girths and not by height. */
  readonly long?: 'sleeves' | 'legs'
  /** The measures, in the order of the columns. */
  readonly measures: readonly Measure[]
  /** Size, then centimetres or a span of them for each measure. */
  readonly rows: readonly (readonly [size: string, ...spans: readonly (readonly [number, number])[]])[]
}

type Spans = readonly (readonly [from: number, to: number])[]

const span = (from: number, to: number) => [from, to] as const

/** Spans that each begin where the one before ends. */
const steps = (first: number, ...ends: readonly number[]): Spans =>
  ends.map((to, index) => span(ends[index - 1] ?? first, to))

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** Rows from columns: a size, and its span of each measure. */
const lettered = (...columns: readonly Spans[]): Chart['rows'] =>
  letters.map((size, row) => [size, ...columns.flatMap(column => column.slice(row, row + 1))])

/** What tops and bottoms are both cut for. */
const women = {
  waist: steps(60, 65, 70, 76, 83, 91, 100),
  hip: steps(86, 91, 96, 102, 109, 117, 126),
  height: steps(158, 162, 166, 170, 174, 178, 182),
} as const
const men = {
  waist: steps(68, 74, 80, 87, 95, 104, 114),
  height: steps(166, 170, 175, 180, 185, 190, 194),
} as const

const sleeves: Spans = [span(79, 80), span(81, 82), span(83, 84), span(85, 86), span(87, 88), span(89, 90)]

/** Measures of the body by size, in centimetres. What is made for everybody is sized as men's. */
const charts = {
  'womens-tops': {
    long: 'sleeves',
    measures: ['chest', 'waist', 'hip', 'height'],
    rows: lettered(steps(78, 83, 88, 94, 101, 109, 118), women.waist, women.hip, women.height),
  },
  'womens-bottoms': {
    long: 'legs',
    measures: ['waist', 'hip', 'inseam', 'height'],
    rows: lettered(women.waist, women.hip, steps(76, 77, 78, 79, 80, 81, 82), women.height),
  },
  tops: {
    long: 'sleeves',
    measures: ['chest', 'waist', 'sleeve', 'height'],
    rows: lettered(steps(82, 88, 94, 101, 109, 118, 127), men.waist, sleeves, men.height),
  },
  bottoms: {
    long: 'legs',
    measures: ['waist', 'hip', 'inseam', 'height'],
    rows: lettered(men.waist, steps(84, 90, 96, 103, 110, 118, 126), steps(78, 79, 80, 81, 82, 83, 84), men.height),
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
      ['164', span(159, 164), span(83, 85), span(70, 72)],
    ],
  },
} as const satisfies Record<string, Chart>

export type SizeChartName = keyof typeof charts

const footCharts = ['feet', 'kids-feet'] as const
export type FootChartName = (typeof footCharts)[number]

/** Charts by name: those of the body, and those of the foot. */
export type ChartName = SizeChartName | FootChartName

export const chartNames = [...(Object.keys(charts) as SizeChartName[]), ...footCharts] as const

export const isChart = (name: string): name is ChartName => chartNames.some(chart => chart === name)

export const isFootChart = (name: ChartName): name is FootChartName => footCharts.some(chart => chart === name)

export const isSizeChart = (name: string): name is SizeChartName => Object.hasOwn(charts, name)

/** What of a chart's garments follows the height of a grown-up; undefined for children, whose size height tells, and for what has no length. */
export const longOf = (name: ChartName): Chart['long'] => (isFootChart(name) ? undefined : bodyChart(name).long)

/** A chart of the body, in centimetres. */
export const bodyChart = (name: SizeChartName): Chart => charts[name]

/** Centimetres of a chart as it says them in a unit: inches to the half. */
export const inUnit = (centimetres: number, unit: 'cm' | 'in'): number =>
  unit === 'cm' ? centimetres : Math.round((centimetres / 2.54) * 2) / 2

/** A chart as text, in centimetres or in inches to the half. */
export function sizeChart(
  name: SizeChartName,
  unit: 'cm' | 'in',
): { readonly columns: (Measure | 'size')[]; readonly rows: string[][] } {
  const { measures, rows } = bodyChart(name)
  return {
    columns: ['size', ...measures],
    rows: rows.map(([size, ...spans]) => [
      size,
      ...spans.map(([from, to]) => `${inUnit(from, unit)}–${inUnit(to, unit)}`),
    ]),
  }
}

type FootSize = {
  readonly millimetres: number
  readonly eu: string
  readonly uk: string
  readonly usMen: string
  readonly usWomen: string
}

/** Millimetres. */
const feetOf = { feet: { smallest: 220, largest: 310 }, 'kids-feet': { smallest: 170, largest: 220 } } as const
/** A size of every system is some five millimetres. */
const step = 5

const halves = (value: number): string => String(Math.round(value * 2) / 2)

/** British and American sizes of children count to 13 and then begin anew at 1; the grown-ups' go on from there. */
const firstRound = 13
const childHalves = (value: number): string => halves(value < 0.75 ? value + firstRound : value)

/** British size of a last, in millimetres: a third of an inch each, from 25 thirds on. */
const british = (last: number) => (last / 25.4) * 3 - 25

const footLengths = (name: FootChartName): number[] => {
  const { smallest, largest } = feetOf[name]
  return Array.from({ length: (largest - smallest) / step + 1 }, (_, index) => smallest + index * step)
}

/** A last is 15 mm longer than the foot; a European size is two thirds of a centimetre of it. */
const lastOf = (millimetres: number) => millimetres + 15
const european = (millimetres: number) => halves((lastOf(millimetres) / 10) * 1.5)

/**
 * Shoe sizes by foot length. American men's sizes are one more than British, women's two and a half.
 */
export const footSizes = (): FootSize[] =>
  footLengths('feet').map(millimetres => {
    const uk = british(lastOf(millimetres))
    return {
      millimetres,
      eu: european(millimetres),
      uk: halves(uk),
      usMen: halves(uk + 1),
      usWomen: halves(uk + 2.5),
    }
  })

/** Children's shoe sizes by foot length; American ones are one more than British. */
export const childFootSizes = (): Omit<FootSize & { readonly us: string }, 'usMen' | 'usWomen'>[] =>
  footLengths('kids-feet').map(millimetres => {
    const uk = british(lastOf(millimetres))
    return { millimetres, eu: european(millimetres), uk: childHalves(uk), us: childHalves(uk + 1) }
  })
