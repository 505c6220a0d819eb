import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import toasts from '#src/ui/toasts.module.css'

import type { Specimens } from '../specimen.ts'

const Notices = () => (
  <div className="specimen-grid">
    <Notice look="info">Sold out in this color. Another color may still be there.</Notice>
    <Notice look="ok">We have sent a confirmation.</Notice>
    <Notice look="warning">The total has changed. Please look at it once more before you pay.</Notice>
    <Notice look="error">The payment failed. Check the details or choose another method.</Notice>
  </div>
)

const ProgressBars = () => (
  <div className="specimen-grid">
    <Progress max={100} value={0}>
      $100.00 to free delivery
    </Progress>
    <Progress max={100} value={62}>
      $38.00 to free delivery
    </Progress>
    <Progress max={100} value={100}>
      Delivery is free
    </Progress>
  </div>
)

const Skeletons = () => (
  <div className="specimen-wide">
    <Skeleton blocks={3} shape="line" />
    <Skeleton blocks={2} />
    <Skeleton blocks={4} shape="tile" />
  </div>
)

const Toasts = () => (
  <div className="specimen-stage">
    <ol className={toasts.stack}>
      <li className={toasts.toast}>
        Saved for later
        <button type="button" className={toasts.close} aria-label="Close">
          ×
        </button>
      </li>
      <li className={toasts.error}>
        The store does not answer at the moment. Please try again.
        <button type="button" className={toasts.close} aria-label="Close">
          ×
        </button>
      </li>
    </ol>
  </div>
)

const Empty = () => (
  <EmptyState
    icon="cart"
    title="Your cart is empty"
    text="Nothing in here yet. What you add stays for 30 days."
    action={<ButtonLink href="#empty-state">Start with what is new</ButtonLink>}
  />
)

export const feedbackSpecimens = {
  Notices,
  Progress: ProgressBars,
  Skeletons,
  'Toast stack': Toasts,
  'Empty state': Empty,
} as const satisfies Specimens
