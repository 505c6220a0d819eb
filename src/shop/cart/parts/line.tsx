import { href } from '#routes/href.ts'
import type { CartLine } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Select } from '#src/ui/select.tsx'

import { commandPath } from '../../command.ts'
import css from './line.module.css'

/** Choices a quantity list offers at most; the line's own maximum may be lower. */
const mostOffered = 20

const quantities = ({ qty, maxQty }: CartLine) =>
  Array.from({ length: Math.max(qty, Math.min(maxQty, mostOffered)) }, (_, index) => index + 1)

function Quantity({ line }: { readonly line: CartLine }) {
  const { locale, t } = useLanguage()
  const id = `qty-${line.id}`
  return (
    <form
      method="post"
      action={commandPath(locale, 'cart', 'quantity')}
      data-command="cart/quantity"
      data-submit-on-change
    >
      <input type="hidden" name="itemId" value={line.id} />
      <label htmlFor={id} className="visually-hidden">
        {t('cart.quantity', { name: line.name })}
      </label>
      <Select id={id} name="qty" defaultValue={line.qty}>
        {quantities(line).map(count => (
          <option key={count}>{count}</option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className={css.plain}>
          {t('cart.update')}
        </button>
      </noscript>
      <p className={css.problem} role="alert" data-problem hidden />
    </form>
  )
}

function Remove({ line }: { readonly line: CartLine }) {
  const { locale, t } = useLanguage()
  return (
    <form method="post" action={commandPath(locale, 'cart', 'remove')} data-command="cart/remove">
      <input type="hidden" name="itemId" value={line.id} />
      <button type="submit" className={css.plain}>
        <Icon name="trash" />
        {t('cart.remove')}
        <span className="visually-hidden"> {line.name}</span>
      </button>
    </form>
  )
}

/** One thing in the cart: what, how many, for how much. */
export function Line({ line }: { readonly line: CartLine }) {
  const { locale, t, money } = useLanguage()
  const { original, priceAfterItemDiscount: now } = line.price
  const before = original * line.qty
  return (
    <article className={css.line}>
      <img src={line.image.src} alt="" width={line.image.width} height={line.image.height} className={css.picture} />
      <div className={css.words}>
        <h2>
          <a href={href(locale, 'product', { slug: line.slug })}>{line.name}</a>
        </h2>
        <p className={css.choice}>{line.variants.map(variant => variant.name).join(' · ')}</p>
        {!line.available && <p className={css.gone}>{t('cart.gone')}</p>}
      </div>
      <p className={css.price}>
        {line.bonus ? t('cart.bonus.free') : money(now)}
        {now < before && <s>{money(before)}</s>}
      </p>
      {line.bonus ? (
        <p className={css.tools}>{t('cart.bonus')}</p>
      ) : (
        <div className={css.tools}>
          <Quantity line={line} />
          <Remove line={line} />
        </div>
      )}
    </article>
  )
}
