import css from './spots.module.css'
import type { Picture } from '../model/sections.ts'

type Spot = { readonly x: number; readonly y: number; readonly label: string; readonly href: string }

type Props = { readonly picture: Picture; readonly spots: readonly Spot[]; readonly isWay?: boolean }

/** A picture with numbered signs that are links; places are attributes, for no page has an inline style. */
export const Spots = ({ picture, spots, isWay = false }: Props) => (
  <div className={css.place}>
    <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
    <svg viewBox={`0 0 ${picture.width} ${picture.height}`} className={css.signs}>
      {isWay && (
        <polyline
          className={css.way}
          points={spots.map(({ x, y }) => `${(x / 100) * picture.width},${(y / 100) * picture.height}`).join(' ')}
        />
      )}
      {spots.map(({ x, y, label, href }, index) => (
        <a key={label} href={href} aria-label={`${index + 1}: ${label}`}>
          <circle cx={`${x}%`} cy={`${y}%`} r={picture.width / 32} />
          <text x={`${x}%`} y={`${y}%`} fontSize={picture.width / 32} aria-hidden="true">
            {index + 1}
          </text>
        </a>
      ))}
    </svg>
  </div>
)
