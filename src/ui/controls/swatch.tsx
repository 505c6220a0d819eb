import css from './swatch.module.css'

type Props = {
  readonly hex: string
  /** `plain` where what it stands in, one of `swatches`, has the looks of all of them. */
  readonly look?: 'alone' | 'chosen' | 'plain'
}

/** The class of what holds plain swatches. */
export const { swatches } = css

/** A round sample of a colour; its name stands beside it. Its attribute is the one way to say a colour without a style. */
export const Swatch = ({ hex, look = 'alone' }: Props) =>
  // A drawing with nothing in it is nothing to a screen reader either.
  look === 'plain' ? <svg color={hex} /> : <svg className={css[look]} color={hex} aria-hidden="true" />
