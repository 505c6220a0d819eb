type Bar = { readonly name: string; readonly value: number; readonly text: string }

const height = 26
const nameWidth = 150
const width = 640

/** A plot of bars one below the other, drawn by the server; the longest fills the width. */
export function Bars({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  const room = width - nameWidth - 110
  return (
    <svg
      className="plot"
      viewBox={`0 0 ${width} ${bars.length * height}`}
      role="img"
      aria-label={`${title}: ${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
    >
      {bars.map(({ name, value, text }, index) => (
        <g key={name} transform={`translate(0 ${index * height})`}>
          <text x={0} y={height * 0.66}>
            {name}
          </text>
          <rect x={nameWidth} y={4} width={Math.max(1, (value / longest) * room)} height={height - 8} rx={3} />
          <text x={nameWidth + (value / longest) * room + 8} y={height * 0.66}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}
