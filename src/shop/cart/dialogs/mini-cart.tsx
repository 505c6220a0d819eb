import { useLanguage } from '#src/language/language.tsx'
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx'

/** `#panel=mini-cart` */
export function MiniCart({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} onClose={onClose} title={t('cart.title')}>
      <p />
    </Dialog>
  )
}
