import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from '../pages/pages.module.css'

const labels = { code: 'associate.scan' } as const

/**
 * One field for a hand scanner, which types a barcode and presses Enter, and for words to search with. Where the browser
 * reads barcodes by camera, its button appears.
 */
export function Scanning({ refused }: { readonly refused: RefusedCommand | undefined }) {
  const { t } = useLanguage()
  return (
    <CommandForm command="associate/scan" labels={labels} refused={refused}>
      {field => (
        <>
          <TextField
            {...field('code')}
            hint={t('associate.scan.hint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={60}
          />
          <div className={css.actions} data-mount="scan" data-wake="load">
            <Button type="submit">{t('associate.scan.go')}</Button>
            <Button type="button" look="secondary" hidden>
              {t('associate.scan.camera')}
            </Button>
            <video className={css.camera} muted playsInline hidden aria-label={t('associate.scan.camera')} />
          </div>
        </>
      )}
    </CommandForm>
  )
}
