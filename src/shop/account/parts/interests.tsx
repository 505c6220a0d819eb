import { useLanguage } from '#src/language/use-language.tsx'

import type { BoxOf } from '../../command-form.tsx'
import { interests, splitInterests } from '../model/profile-update.ts'
import css from './form.module.css'

/** Outdoor interests (R137), each a checkbox of its own, so that it works without script. */
export function Interests({ chosen, box }: { readonly chosen: string | undefined; readonly box: BoxOf }) {
  const { t } = useLanguage()
  const own = splitInterests(chosen)
  return (
    <fieldset className={css.choices}>
      <legend>{t('account.interests')}</legend>
      <ul>
        {interests.map(interest => (
          <li key={interest}>
            <label className={css.chip}>
              <input type="checkbox" {...box(`likes-${interest}`, own.includes(interest))} />
              {t(`account.interest.${interest}`)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
