import { useEffect, useState } from 'react'

import { createBrowserClient } from '#src/commerce/browser.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { commandPath } from '#src/shop/command.ts'
import { Button } from '#src/ui/button.tsx'

import type { SizeChoice } from '../model/choice.ts'
import css from './buy-box.module.css'

export type Props = {
  readonly productId: string
  readonly sizes: readonly SizeChoice[]
}

/** Stock as it is now, once the browser can ask; until then what the page said. */
function useLiveSizes(productId: string, sizes: readonly SizeChoice[]): readonly SizeChoice[] {
  const { locale } = useLanguage()
  const [live, setLive] = useState(sizes)
  useEffect(() => {
    let isCurrent = true
    const upcs = sizes.flatMap(size => (size.upc === undefined ? [] : [size.upc]))
    const commerce = createBrowserClient(locales[locale].callLocale)
    void commerce('products.availability.get', { productId, upcs }).then(answer => {
      if (!isCurrent || !answer.ok) return
      const states = new Map(answer.value.items.map(item => [item.upc, item]))
      setLive(sizes.map(size => ({ ...size, ...states.get(size.upc ?? '') })))
    })
    return () => {
      isCurrent = false
    }
  }, [productId, sizes, locale])
  return live
}

function Sizes({ sizes }: { readonly sizes: readonly SizeChoice[] }) {
  const { t } = useLanguage()
  const only = sizes.length === 1
  return (
    <fieldset className={css.sizes}>
      <legend>{t('product.size')}</legend>
      {sizes.map(({ id, name, upc, state, left }) => (
        <label key={id} className={css.size}>
          <input
            type="radio"
            name="upc"
            value={upc ?? ''}
            required
            disabled={state === 'out'}
            defaultChecked={only && state !== 'out'}
          />
          <span>
            {name}
            {state === 'out' && <span className="visually-hidden">, {t('product.sold-out')}</span>}
            {state === 'low' && left !== undefined && <small>{t('product.left', { count: left })}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Sizes, quantity and the button. A plain form: it works before this component is awake, and without script. */
export function BuyBox({ productId, sizes }: Props) {
  const { locale, t } = useLanguage()
  const live = useLiveSizes(productId, sizes)
  const soldOut = live.every(size => size.state === 'out')
  return (
    <form
      className={css.form}
      method="post"
      action={commandPath(locale, 'cart', 'add')}
      data-command="cart/add"
      data-opens="panel=mini-cart"
      data-choose={t('product.choose-size')}
    >
      <Sizes sizes={live} />
      <p className={css.problem} role="alert" data-problem hidden />
      {soldOut ? (
        <p className={css.gone}>{t('product.all-sold-out')}</p>
      ) : (
        <div className={css.row}>
          <label className={css.quantity}>
            <span>{t('product.quantity')}</span>
            <select name="qty" defaultValue="1">
              {[1, 2, 3, 4, 5].map(count => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <Button type="submit" look="accent" wide>
            {t('product.add')}
          </Button>
        </div>
      )}
    </form>
  )
}
