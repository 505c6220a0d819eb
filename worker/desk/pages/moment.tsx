/** A moment in UTC, as every place reads it. */
export function Moment({ at }: { readonly at: number }) {
  const iso = new Date(at).toISOString()
  return <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`}</time>
}
