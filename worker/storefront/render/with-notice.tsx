import type { ReactElement } from 'react'

import { Notice } from '#src/ui/notice.tsx'
import band from '#src/ui/page.module.css'

/** A page with what the command before it said, above everything. */
export const withNotice = (text: string, page: ReactElement): ReactElement => (
  <>
    <div className={`${band.band} ${band.said}`}>
      <Notice look="ok">{text}</Notice>
    </div>
    {page}
  </>
)
