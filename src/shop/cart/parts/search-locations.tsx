import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import css from './delivery-options.module.css'

type Props = {
  readonly near: string
  /** The other parameters of the page's address. */
  readonly keeps?: Readonly<Record<string, string>>
  /** In a dialog: asks instead of going there. */
  readonly onSearch?: (near: string) => void
}

/** Where to look for stores and collection points. Without script, or on a page, it is an ordinary GET form. */
export function SearchLocations({ near, keeps, onSearch }: Props) {
  const { t } = useLanguage()
  return (
    <form
      className={css.near}
      action={
        onSearch === undefined
          ? undefined
          : form => {
              const asked = form.get('near')
              if (typeof asked === 'string') onSearch(asked.trim())
            }
      }
      role="search"
    >
      {Object.entries(keeps ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="near"
        label={t('cart.delivery-option.near')}
        autoComplete="postal-code"
        defaultValue={near}
        maxLength={80}
      />
      <Button type="submit" look="secondary">
        {t('cart.delivery-option.search')}
      </Button>
    </form>
  )
}
