import { useEffect, useId, useRef, useState, type RefObject } from 'react'

import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './search-field.module.css'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { remember, useSuggestions } from './use-suggestions.ts'

/** The suggestions for the field's text, and the state of their list. */
function useSuggestionBox(input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<string>()
  const groups = useSuggestions(typed)
  const box = useCombobox(input, groups)
  const use = () => {
    setTyped(input.current?.value ?? '')
    box.open()
  }
  // The press that woke the field came before it could hear it.
  useEffect(() => {
    if (document.activeElement === input.current) use()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it wakes
  }, [])
  return { groups, box, use }
}

/** Where to say what is wanted. Awake, it suggests what may be meant; asleep or without script it is a plain form. */
export function SearchField() {
  const { locale, t } = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { groups, box, use } = useSuggestionBox(input)
  return (
    <search className={css.search}>
      <form
        action={href(locale, 'search')}
        method="get"
        className={css.form}
        onSubmit={() => {
          void remember(input.current?.value.trim() ?? '', locale)
          box.close()
        }}
      >
        <input
          ref={input}
          id="q"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('shell.search.placeholder')}
          maxLength={128}
          required
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={id}
          aria-activedescendant={box.isOpen && box.active >= 0 ? optionId(id, box.active) : undefined}
          onFocus={use}
          onChange={use}
          onKeyDown={box.onKeyDown}
          onBlur={box.close}
        />
        <button type="submit" className={css.submit} aria-label={t('shell.search.submit')}>
          <Icon name="search" />
        </button>
      </form>
      <SuggestionList id={id} groups={groups} active={box.active} isOpen={box.isOpen} onChoose={box.go} />
      <span role="status" className="visually-hidden">
        {box.isOpen && t('ui.suggestions', { count: box.count })}
      </span>
    </search>
  )
}
