import { Button } from '#src/ui/controls/button.tsx'
import { DialogLayout } from '#src/ui/feedback/dialog.tsx'

import type { Stories } from '../story.ts'

const Dialogs = () => (
  <div className="story-stage">
    <DialogLayout frame="panel" title="Your cart" open>
      <p>What a panel holds stands here, and scrolls when there is more of it than fits.</p>
      <Button wide>Go to checkout</Button>
    </DialogLayout>
  </div>
)

export const dialogLayoutStories = { 'Dialog and panel': Dialogs } as const satisfies Stories
