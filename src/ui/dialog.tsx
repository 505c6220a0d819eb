import { useEffect, useRef, type ReactNode } from 'react'

import { useLanguage } from '#src/language/language.tsx'

import css from './dialog.module.css'
import { Icon } from './icon.tsx'

export type DialogProps = {
  /** What the address asks for; below 768 px every dialog is a panel of full width (R399). */
  readonly frame: 'modal' | 'panel'
  readonly argument: string | undefined
  readonly onClose: () => void
}

type Props = Pick<DialogProps, 'frame' | 'onClose'> & { readonly title: string; readonly children: ReactNode }

/** The frame of every dialog: the browser's own top layer, focus trap and Escape. Takes the focus on its heading. */
export function Dialog({ frame, onClose, title, children }: Props) {
  const { t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={frame === 'modal' ? css.modal : css.panel}
      aria-labelledby="dialog-title"
      onClose={onClose}
      // A press beside the dialog closes it; the browser does the same for Escape.
      closedby="any"
    >
      <div className={css.inside}>
        <header className={css.head}>
          <h2 id="dialog-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={css.close}>
              <Icon name="close" />
              <span className="visually-hidden">{t('shell.close')}</span>
            </button>
          </form>
        </header>
        {children}
      </div>
    </dialog>
  )
}
