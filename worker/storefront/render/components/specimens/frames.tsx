import { Button } from '#src/ui/controls/button.tsx'
import { DialogFrame } from '#src/ui/feedback/dialog.tsx'

import type { Specimens } from '../specimen.ts'

const Dialogs = () => (
  <div className="specimen-stage">
    <DialogFrame frame="panel" title="Your cart" open>
      <p>What a panel holds stands here, and scrolls when there is more of it than fits.</p>
      <Button wide>Go to checkout</Button>
    </DialogFrame>
  </div>
)

export const frameSpecimens = { 'Dialog and panel': Dialogs } as const satisfies Specimens
