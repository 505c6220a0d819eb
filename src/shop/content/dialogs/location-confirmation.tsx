import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { localeNames, locales, type Locale } from '#src/language/locales.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import { confirmedKey } from '../model/location.ts'
import css from './language-preference.module.css'

const confirm = (country: string) => localStorage.setItem(confirmedKey, country)

function Choices({ country, onClose }: { readonly country: string; readonly onClose: () => void }) {
  const { locale, t, tag } = useLanguage()
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const here = locales[locale].country
  const there = localeNames.filter(name => locales[name].country === country)
  const languageOf = (name: Locale) =>
    new Intl.DisplayNames([locales[name].tag], { type: 'language' }).of(locales[name].language) ?? name
  return (
    <>
      <p>{t('shell.location-confirmation.text', { here: names.of(here) ?? here })}</p>
      <PostForm command="visitor/locale" data-leaves className={css.choices} onSubmit={() => confirm(country)}>
        <input type="hidden" name="path" value={location.pathname} />
        {there.map(name => (
          <Button key={name} type="submit" name="to" value={name}>
            {t('shell.location-confirmation.go', { there: names.of(country) ?? country, language: languageOf(name) })}
          </Button>
        ))}
        <Button
          look="secondary"
          onClick={() => {
            confirm(here)
            onClose()
          }}
        >
          {t('shell.location-confirmation.stay', { here: names.of(here) ?? here })}
        </Button>
      </PostForm>
      <MoreLink href={href(locale, 'locationSelector')}>{t('shell.country')}</MoreLink>
    </>
  )
}

/** `#modal=location-confirmation_{country}`: whether this is the right store for who seems to be elsewhere (R210). */
export function LocationConfirmation({ frame, argument = '', onClose }: DialogProps) {
  const { t, tag } = useLanguage()
  const there = new Intl.DisplayNames([tag], { type: 'region' }).of(argument) ?? argument
  return (
    <Dialog frame={frame} title={t('shell.location-confirmation.title', { there })} onClose={onClose} size="sm">
      <Choices country={argument} onClose={onClose} />
    </Dialog>
  )
}
