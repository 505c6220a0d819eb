import { localPath } from '#routes/href.ts'
import { previewKeyParameter, previewVariantParameter } from '#src/kit/preview-parameter.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { localeNames, locales, type Locale } from '#src/language/locales.ts'
import { Button } from '#src/ui/controls/button.tsx'
import fold from '#src/ui/layout/fold.module.css'

import css from './preview-bar.module.css'
import type { Preview, PreviewChoice } from './preview.ts'

type Looking = Pick<Preview, 'date' | 'previewKey' | 'kept' | 'forced' | 'path'>

const dateOf = ({ date }: Pick<Preview, 'date'>) => date?.slice(0, 16)

/** What every address of the same preview has in common. */
const commonOf = ({ previewKey, kept }: Looking): readonly (readonly [string, string])[] => [
  ['preview', 'true'],
  ...(previewKey === undefined ? [] : [[previewKeyParameter, previewKey] as const]),
  ...kept,
]

/** The same page in another locale, at the same moment and with the same variants. */
function addressIn(locale: Locale, looking: Looking): string {
  const date = dateOf(looking)
  const query = new URLSearchParams([
    ...commonOf(looking).map(([name, value]) => [name, value]),
    ...(date === undefined ? [] : [['previewDate', date]]),
    ...Object.entries(looking.forced).map(([id, variant]) => [previewVariantParameter, `${id}:${variant}`]),
  ])
  return `${localPath(locale, looking.path)}?${query}`
}

function Choice({
  choice: { kind, id, variants },
  forced,
}: { readonly choice: PreviewChoice } & Pick<Preview, 'forced'>) {
  const { t } = useLanguage()
  const field = `preview-${kind}-${id}`
  const shown = forced[id]
  return (
    <p className={css.field}>
      <label htmlFor={field}>{t(`content.preview.${kind}`, { id })}</label>
      <select
        id={field}
        name={previewVariantParameter}
        defaultValue={`${id}:${shown !== undefined && variants.includes(shown) ? shown : ''}`}
      >
        <option value={`${id}:`}>{t('content.preview.decided')}</option>
        {variants.map(variant => (
          <option key={variant} value={`${id}:${variant}`}>
            {variant}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Where else the page can be looked at: content is written for each country and language. */
function Places(looking: Looking) {
  const { locale, tag, t } = useLanguage()
  const regions = new Intl.DisplayNames([tag], { type: 'region' })
  const languages = new Intl.DisplayNames([tag], { type: 'language' })
  return (
    <nav aria-label={t('shell.country')}>
      <p id="preview-country">{t('shell.country')}</p>
      <ul className={css.places}>
        {localeNames.map(name => (
          <li key={name}>
            <a href={addressIn(name, looking)} aria-current={name === locale ? 'true' : undefined}>
              {regions.of(locales[name].country)} · {languages.of(locales[name].language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** When, where and as whom one looks: a form of GET and links, kept over clicks by the address. */
export function LookAt({ choices, ...looking }: Looking & Pick<Preview, 'choices'>) {
  const { tag, t } = useLanguage()
  const { date, forced } = looking
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const chosen = [...new Map(choices.map(choice => [choice.id, choice])).values()]
  return (
    <details className={css.part} name="preview">
      <summary className={fold.summary}>
        {date === undefined
          ? t('content.preview.choose')
          : `${t('content.preview.date')} ${moment.format(Date.parse(date))} UTC`}
      </summary>
      <div className={css.panel}>
        <form method="get" className={css.fields}>
          {commonOf(looking).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className={css.field}>
            <label htmlFor="preview-date">{t('content.preview.date')} (UTC)</label>
            <input id="preview-date" type="datetime-local" name="previewDate" defaultValue={dateOf(looking)} />
          </p>
          {chosen.map(choice => (
            <Choice key={choice.id} choice={choice} forced={forced} />
          ))}
          <Button type="submit" look="secondary">
            {t('content.preview.show')}
          </Button>
        </form>
        <Places {...looking} />
      </div>
    </details>
  )
}
