import { useLanguage } from '#src/language/use-language.tsx'
import { Sections } from '#src/sections/sections.tsx'
import { Icon } from '#src/ui/icon.tsx'

import type { PopUp } from '../shell.ts'
import css from './pop-ups.module.css'

const noCarousels = new Map<string, never>()

/**
 * The same for everybody: which one is shown, if any, the browser knows (`client/visitor/pop-ups.ts`). Until then none of it is
 * part of the page.
 */
export function PopUps({ popUps }: { readonly popUps: readonly PopUp[] }) {
  const { t } = useLanguage()
  return popUps.map(({ id, title, placed }) => (
    <template key={id} data-pop-up={id}>
      <aside className={css.popUp} aria-label={title} data-pop-up-shown={id}>
        <details>
          <summary className={css.title}>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <div className={css.words}>
            <Sections placed={placed} carousels={noCarousels} opensPage={false} />
          </div>
        </details>
        <button type="button" className={css.close} data-pop-up-close>
          <Icon name="close" />
          <span className="visually-hidden">{t('shell.close')}</span>
        </button>
      </aside>
    </template>
  ))
}
