import { useLanguage } from '#src/language/use-language.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { ForgotForm } from '../parts/forgot-form.tsx'

/** `#modal=forgot-password` */
export function ForgotPassword({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={t('sign-in.forgot')}>
      <ForgotForm isDialog />
    </Dialog>
  )
}
