import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

import { href } from '#routes/href.ts'
import { createBrowserClient } from '#src/commerce/browser.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { Icon } from '#src/ui/icon.tsx'

import css from './search-field.module.css'
import { readRecent, suggestionGroups, withRecent, type Suggestion, type SuggestionGroup } from './suggestions.ts'

const recentKey = 'recent-searches'

/** Whoever types on is not asked about: a question is put once the fingers rest this long. */
const restMs = 120

/** What may be meant by what stands in the field; nothing before the field is used. */
function useSuggestions(typed: string | undefined): readonly SuggestionGroup[] {
  const { locale } = useLanguage()
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  useEffect(() => {
    if (typed === undefined) return undefined
    let isCurrent = true
    const q = typed.trim()
    const asking = setTimeout(
      () => {
        const commerce = createBrowserClient(locales[locale].callLocale)
        void commerce('products.suggestions.list', q === '' ? {} : { q }).then(answer => {
          if (!isCurrent || !answer.ok) return
          setGroups(suggestionGroups(locale, q, answer.value, readRecent(localStorage.getItem(recentKey))))
        })
      },
      q === '' ? 0 : restMs,
    )
    return () => {
      isCurrent = false
      clearTimeout(asking)
    }
  }, [typed, locale])
  return groups
}

function remember(q: string) {
  const recent = readRecent(localStorage.getItem(recentKey))
  localStorage.setItem(recentKey, JSON.stringify(withRecent(recent, q)))
}

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
    {image !== undefined && <img src={image.src} alt="" width={40} height={40} />}
    {label}
  </button>
)

const optionId = (list: string, index: number) => `${list}-${index}`

type ListProps = Pick<OptionProps, 'onChoose'> & {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  readonly active: number
  readonly isOpen: boolean
}

function List({ id, groups, active, isOpen, onChoose }: ListProps) {
  const { t } = useLanguage()
  return (
    <div id={id} role="listbox" aria-label={t('shell.search.suggestions')} className={css.list} hidden={!isOpen}>
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

/** Opening, moving and choosing in the list: the editable combobox of the ARIA Authoring Practices. */
function useCombobox(input: RefObject<HTMLInputElement | null>, groups: readonly SuggestionGroup[]) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const go = (address: string) => {
    close()
    input.current?.blur()
    location.assign(address)
  }
  const move = (by: 1 | -1) => {
    setOpen(true)
    // One place more than there are suggestions: the text itself is part of the round.
    setActive(now => ((now + 1 + by + all.length + 1) % (all.length + 1)) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = isOpen ? all[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && chosen !== undefined) go(chosen.href)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  return { isOpen: isOpen && all.length > 0, active, count: all.length, setOpen, setActive, close, go, onKeyDown }
}

/** Where to say what is wanted. Awake, it suggests what may be meant; asleep or without script it is a plain form. */
export function SearchField() {
  const { locale, t } = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const groups = useSuggestions(typed)
  const box = useCombobox(input, groups)
  const use = () => {
    setTyped(input.current?.value ?? '')
    box.setOpen(true)
  }
  // The press that woke the field came before it could hear it.
  useEffect(() => {
    if (document.activeElement === input.current) use()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it wakes
  }, [])
  return (
    <search className={css.search}>
      <form
        action={href(locale, 'search')}
        method="get"
        className={css.form}
        onSubmit={() => {
          remember(input.current?.value.trim() ?? '')
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
          onChange={() => {
            use()
            box.setActive(-1)
          }}
          onKeyDown={box.onKeyDown}
          onBlur={box.close}
        />
        <button type="submit" className={css.submit}>
          <Icon name="search" />
          <span className="visually-hidden">{t('shell.search.submit')}</span>
        </button>
      </form>
      <List id={id} groups={groups} active={box.active} isOpen={box.isOpen} onChoose={box.go} />
      <span role="status" className="visually-hidden">
        {box.isOpen && t('ui.suggestions', { count: box.count })}
      </span>
    </search>
  )
}
