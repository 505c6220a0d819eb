type Props = { readonly page: number; readonly hasMore: boolean; readonly href: (page: number) => string }

/** The way to the pages before and after. */
export function Paging({ page, hasMore, href }: Props) {
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label="Pages" className="row">
      {page > 1 && (
        <a rel="prev" href={href(page - 1)}>
          Page {page - 1}
        </a>
      )}
      <span>Page {page}</span>
      {hasMore && (
        <a rel="next" href={href(page + 1)}>
          Page {page + 1}
        </a>
      )}
    </nav>
  )
}
