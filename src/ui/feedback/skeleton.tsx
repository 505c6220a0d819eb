import css from './skeleton.module.css'

type Props = {
  readonly blocks: number
  /** `line` for words, `block` for rows, `tile` for cards with a picture. */
  readonly shape?: 'line' | 'block' | 'tile'
}

/** Where the page's heading is about to be, in its words; there is one heading, and it comes with the page. */
export const SkeletonTitle = ({ children }: { readonly children: string }) => <p className={css.title}>{children}</p>

/** Quiet blocks where something is about to be, of the size it will have. */
export const Skeleton = ({ blocks, shape = 'block' }: Props) => (
  <div className={css.skeleton} data-shape={shape} aria-hidden="true">
    {Array.from({ length: blocks }, (_, index) => (
      <div key={index} className={css.block} />
    ))}
  </div>
)
