import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'

import css from './dialog.module.css'
import { Icon } from '../icon.tsx'

export type DialogProps = {
  /** The kind from the address; below 768 px every dialog is a full-width panel (R399). */
  readonly frame: 'modal' | 'panel'
  readonly argument: string | undefined
  readonly onClose: () => void
}

type FrameProps = Pick<DialogProps, 'frame'> & {
  readonly title: string
  /** How wide a modal is where there is room. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Its content is not there yet. Where the content says how high it will be, the page is dimmed and nothing lies over it until then. */
  readonly isWaiting?: boolean
  readonly children: ReactNode
}

/** The layout of every dialog: heading, close button and content. */
export function DialogLayout({
  frame,
  title,
  size = 'md',
  isWaiting = false,
  children,
  ...dialog
}: FrameProps & ComponentProps<'dialog'>) {
  const { t } = useLanguage()
  const titleId = useId()
  return (
    <dialog
      {...dialog}
      className={frame === 'modal' ? css.modal : css.panel}
      data-size={size}
      aria-busy={isWaiting || undefined}
      aria-labelledby={titleId}
    >
      <div className={css.inside}>
        <div className={css.head} data-dialog-head>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={css.close}>
              <Icon name="close" />
              <span className="visually-hidden">{t('shell.close')}</span>
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** A dialog in the browser's own top layer, with its focus trap and Escape. Takes the focus on its heading. */
export function Dialog({ onClose, ...frame }: FrameProps & Pick<DialogProps, 'onClose'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  // In the frame that brings it: an effect runs after that frame, which would be laid out and show nothing.
  useLayoutEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('h2')?.focus()
    return () => {
      // After the closing animation the focus may already be elsewhere.
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  // A press beside the dialog closes it; the browser does the same for Escape.
  return <DialogLayout {...frame} ref={dialog} onClose={onClose} closedby="any" />
}
