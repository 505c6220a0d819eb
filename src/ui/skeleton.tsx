import css from './skeleton.module.css'

/** Quiet blocks where something is about to be. */
export const Skeleton = ({ blocks }: { readonly blocks: number }) => (
  <div className={css.skeleton} aria-hidden="true">
    {Array.from({ length: blocks }, (_, index) => (
      <div key={index} className={css.block} />
    ))}
  </div>
)
