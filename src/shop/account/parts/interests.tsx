import { useLanguage } from '#src/language/language.tsx'

import type { BoxOf } from '../../command-form.tsx'
import { interests, splitInterests } from '../model/profile-update.ts'
import css from './form.module.css'

/** What one likes to do outdoors (R137); each is a box of its own, so that it works without script. */
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
