import type { ReactElement } from 'react'

import { Notice } from '#src/ui/feedback/notice.tsx'
import band from '#src/ui/layout/page.module.css'

/** A page with what the command before it said, above everything. */
export const withNotice = (text: string, page: ReactElement): ReactElement => (
  <>
    <div className={`${band.band} ${band.said}`}>
      <Notice look="ok">{text}</Notice>
    </div>
    {page}
  </>
)
