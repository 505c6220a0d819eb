const choices = [1, 7, 30] as const

/** Over how many days is counted. */
export function DaysChoice({ days, path }: { readonly days: number; readonly path: string }) {
  return (
    <nav aria-label="Days" className="row">
      {choices.map(one => (
        <a
          key={one}
          href={`${path}${path.includes('?') ? '&' : '?'}days=${one}`}
          aria-current={one === days || undefined}
        >
          {one === 1 ? 'Today' : `${one} days`}
        </a>
      ))}
    </nav>
  )
}
