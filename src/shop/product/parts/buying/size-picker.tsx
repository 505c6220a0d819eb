import { useSyncExternalStore } from 'react'

import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'

import { readVisitorRole, rolesOf } from '../../../sign-in/model/visitor-role.ts'
import type { SizeChoice } from '../../model/choice.ts'
import css from './size-picker.module.css'

export type Props = {
  readonly productId: string
  readonly sizes: readonly SizeChoice[]
  /** Id of the size to begin with, as the filters of a listing chose it. */
  readonly chosen?: string | undefined
}

/** Names longer than this stand in columns instead of one after another. */
const longName = 8

/** Stock as it is now, once the browser can ask; until then what the page said. */
function useLiveSizes(productId: string, sizes: readonly SizeChoice[]): readonly SizeChoice[] {
  const upcs = sizes.flatMap(size => (size.upc === undefined ? [] : [size.upc]))
  const { data } = useCall('products.availability.get', { productId, upcs })
  const states = new Map(data?.items.map(item => [item.upc, item]))
  return sizes.map(size => ({ ...size, ...states.get(size.upc ?? '') }))
}

const never = () => () => undefined

/** What a signed-in shopper bought of this kind and kept; nothing on the server, which does not know who asks. */
function useKept(productId: string) {
  const { locale } = useLanguage()
  const hasAccount = useSyncExternalStore(
    never,
    () => rolesOf(readVisitorRole(document.cookie, locales[locale].site)).includes('registered'),
    () => false,
  )
  return useCall('products.size-advice.get', hasAccount ? { productId } : undefined).data?.kept
}

/** Sizes as radio buttons; those that are gone stay in view, struck. Awake, it knows the stock of this moment. */
export function SizePicker({ productId, sizes: known, chosen }: Props) {
  const { t } = useLanguage()
  const sizes = useLiveSizes(productId, known)
  const kept = useKept(productId)
  const only = sizes.length === 1
  const hasLongNames = sizes.some(({ name }) => name.length > longName)
  return (
    <fieldset className={`${css.sizes} ${hasLongNames ? css.long : ''}`}>
      <legend>{t('product.size')}</legend>
      {sizes.map(({ id, name, upc, state, left }) => (
        <label key={id} className={css.size}>
          <input
            type="radio"
            name="upc"
            value={upc ?? ''}
            required
            disabled={state === 'out'}
            defaultChecked={(only || id === chosen) && state !== 'out'}
          />
          <span>
            {name}
            {state === 'out' && <span className="visually-hidden">, {t('product.sold-out')}</span>}
            {state === 'low' && left !== undefined && <small>{t('product.left', { count: left })}</small>}
          </span>
        </label>
      ))}
      {kept !== undefined && (
        <p className={css.kept} role="status">
          {t('product.kept', { size: kept.size.name, name: kept.name })}
        </p>
      )}
    </fieldset>
  )
}
