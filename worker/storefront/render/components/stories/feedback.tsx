import { Bar } from '#src/ui/layout/bar.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import toasts from '#src/ui/feedback/toasts.module.css'

import type { Stories } from '../story.ts'

const Notices = () => (
  <div className="story-grid">
    <Notice look="info">Sold out in this color. Another color may still be there.</Notice>
    <Notice look="ok">We have sent a confirmation.</Notice>
    <Notice look="warning">The total has changed. Please look at it once more before you pay.</Notice>
    <Notice look="error">The payment failed. Check the details or choose another method.</Notice>
  </div>
)

const ProgressBars = () => (
  <div className="story-grid">
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
  <div className="story-wide">
    <Skeleton blocks={3} shape="line" />
    <Skeleton blocks={2} />
    <Skeleton blocks={4} shape="tile" />
  </div>
)

const Toasts = () => (
  <div className="story-stage">
    <div className={toasts.stack}>
      <div className={toasts.toast}>
        Saved for later
        <button type="button" className={toasts.close} aria-label="Close">
          ×
        </button>
      </div>
      <div className={toasts.error}>
        The store does not answer at the moment. Please try again.
        <button type="button" className={toasts.close} aria-label="Close">
          ×
        </button>
      </div>
    </div>
  </div>
)

const Bars = () => (
  <div className="story-wide">
    <Bar look="promotion" label="News">
      <a href="#bars">Down, wool and dry feet: the cold-weather collection is here</a>
    </Bar>
    <Bar look="preview" label="Preview">
      Preview of 24 November <a href="#bars">Leave the preview</a>
    </Bar>
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

export const feedbackStories = {
  Notices,
  Progress: ProgressBars,
  Skeletons,
  'Toast stack': Toasts,
  Bars,
  'Empty state': Empty,
} as const satisfies Stories
