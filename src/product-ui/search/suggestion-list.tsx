import { useLanguage } from '#src/language/use-language.tsx'
import { responsive } from '#src/ui/responsive.ts'

import type { Suggestion, SuggestionGroup } from './suggestions.ts'
import css from './suggestion-list.module.css'

type OptionProps = {
  readonly id: string
  readonly suggestion: Suggestion
  readonly isActive: boolean
  readonly onChoose: (address: string) => void
}

const Option = ({ id, suggestion: { label, href: address, image }, isActive, onChoose }: OptionProps) => (
  <button
    type="button"
    id={id}
    role="option"
    // The focus stays in the text, also while an option is pressed; `aria-activedescendant` tells which one is meant.
    tabIndex={-1}
    onPointerDown={event => event.preventDefault()}
    onClick={() => onChoose(address)}
    aria-selected={isActive}
    className={css.option}
  >
    {image !== undefined && <img src={image.src} {...responsive(image, 'thumb')} alt="" width={40} height={40} />}
    {label}
  </button>
)

/** The id of the option at a place in the list of this id. */
export const optionId = (list: string, index: number) => `${list}-${index}`

type ListProps = Pick<OptionProps, 'onChoose'> & {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  readonly active: number
  readonly isOpen: boolean
}

/** Suggestions grouped by kind; one of them may be active. */
export function SuggestionList({ id, groups, active, isOpen, onChoose }: ListProps) {
  const { t } = useLanguage()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('shell.search.suggestions')}
      // Closed, as every page has it, it asks for no style.
      className={isOpen ? css.list : undefined}
      hidden={!isOpen}
    >
      {groups.map(({ kind, suggestions, first }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className={css.group}>
            {t(`shell.search.${kind}`)}
          </p>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.id}
              id={optionId(id, first + index)}
              suggestion={suggestion}
              isActive={first + index === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
