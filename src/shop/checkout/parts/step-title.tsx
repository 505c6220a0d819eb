import type { ReactNode } from 'react'

import type { CheckoutStep } from '../model/steps.ts'

type Props = {
  readonly step: CheckoutStep
  /** Whether one lands here; else what is said above the steps comes first. */
  readonly lands: boolean
  readonly children: ReactNode
}

/**
 * The head of a step: who comes to the step lands here and not where the button of the step before was. Without soft
 * navigation the browser does that by `autofocus`; with it `client/navigation/page-swap.ts`, by the step's name.
 */
export function StepTitle({ step, lands, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step is what was asked for
    <h2 id={`${step}-title`} {...(lands && { tabIndex: -1, 'data-landing': step, autoFocus: step !== 'shipping' })}>
      {children}
    </h2>
  )
}
