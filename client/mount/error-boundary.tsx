import { Component, type ReactNode } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { blame } from './faulty-part.ts'

type Props = {
  /** The island or dialog whose faults it keeps. */
  readonly part: string
  /** Shown in place of a part that failed; `retry` renders it again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps the fault of an island or a dialog to itself, reports it, and offers to try again. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override state = { hasFailed: false }

  override componentDidCatch(error: unknown): void {
    blame(error, this.props.part)
    reportError(error)
  }

  readonly retry = () => this.setState({ hasFailed: false })

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}

/** Says what happened, and offers to try again. */
export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLanguage()
  return (
    <Notice look="error">
      <p>{t('ui.failed')}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('shell.unavailable.retry')}
      </Button>
    </Notice>
  )
}
