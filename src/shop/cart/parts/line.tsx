import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'

import { GiftLine } from '../../gift-line.tsx'
import type { RefusedCommand } from '../../page.ts'
import { chosenDeliveryOption } from '../model/delivery-options.ts'
import typography from '#src/ui/typography.module.css'
import css from './line.module.css'
import { LineTools } from './line-tools.tsx'
import { ChosenDelivery } from './delivery-option-text.tsx'

type Props = {
  readonly line: CartLine
  readonly cart: Pick<Cart, 'shippingMethods'>
  /** In the mini cart: less to do. */
  readonly isSmall?: boolean
  readonly canSave?: boolean
  /** The refusal of a plain form about this line. */
  readonly refused?: RefusedCommand | undefined
}

function Problem({ refused }: { readonly refused: RefusedCommand }) {
  const language = useLanguage()
  return (
    <p className={css.problem} role="alert">
      {refusalText(language, refused.code, refused.detail)}
    </p>
  )
}

/** Badges: gift, made to order, and what a code or an associate took off. */
function Badges({ line }: Pick<Props, 'line'>) {
  const { t, money } = useLanguage()
  const codes = line.productPromotions.flatMap(({ couponCode }) => couponCode ?? [])
  if (!line.bonus && !line.isCustoms && codes.length === 0 && line.adjustment === undefined) return null
  return (
    <p className={css.badges}>
      {line.bonus && <Badge look="pine">{t('cart.bonus')}</Badge>}
      {line.isCustoms && <Badge>{t('cart.customs')}</Badge>}
      {codes.map(name => (
        <Badge key={name} look="sale">
          {t('cart.promotion', { name })}
        </Badge>
      ))}
      {line.adjustment !== undefined && (
        <Badge look="sale">{t('cart.adjusted', { amount: money(-line.adjustment.amount) })}</Badge>
      )}
    </p>
  )
}

/** How it travels, and the way to change that; a gift goes with what it belongs to. */
function Travel({ line, cart }: Pick<Props, 'line' | 'cart'>) {
  const { locale, t } = useLanguage()
  const chosen = chosenDeliveryOption(cart, line)
  if (chosen === undefined) return null
  return (
    <div className={css.travel}>
      <ChosenDelivery option={chosen} />
      {!line.bonus && !line.isCustoms && line.giftCard !== 'digital' && (
        <a
          href={href(locale, 'cart', undefined, { delivery: line.id })}
          data-dialog={`modal=cart-change-shipping-method_${line.id}`}
          className={css.change}
        >
          {t('cart.change-delivery')}
          <span className="visually-hidden"> {line.name}</span>
        </a>
      )}
    </div>
  )
}

/** A gift card's recipient, with the link to change it. */
function Recipient({ line }: Pick<Props, 'line'>) {
  const { locale, t } = useLanguage()
  if (line.giftCard !== 'digital') return null
  return (
    <>
      <GiftLine line={line} />
      <a
        href={href(locale, 'cart', undefined, { gift: line.id })}
        data-dialog={`modal=add-gift-option_${line.id}`}
        className={css.change}
      >
        {t(line.giftOption === undefined ? 'cart.gift.add' : 'cart.gift.edit')}
        <span className="visually-hidden"> {line.name}</span>
      </a>
    </>
  )
}

/** One thing in the cart: what, how many, for how much, and how it travels. */
export function Line({ line, cart, isSmall = false, canSave = false, refused }: Props) {
  const { locale, t, money } = useLanguage()
  const { original, priceAfterItemDiscount: now } = line.price
  const before = original * line.qty
  return (
    <article className={css.line}>
      <ProductPicture className={css.picture} image={line.image} place="line" alt="" />
      <div className={css.words}>
        <h2>
          <a href={href(locale, 'product', { slug: line.slug })}>{line.name}</a>
        </h2>
        <p className={typography.small}>{line.variants.map(variant => variant.name).join(' · ')}</p>
        {!isSmall &&
          line.customerNotifications.map(text => (
            <p key={text} className={typography.small}>
              {text}
            </p>
          ))}
        <Badges line={line} />
        <Recipient line={line} />
        {line.available ? <Travel line={line} cart={cart} /> : <p className={css.gone}>{t('cart.gone')}</p>}
        {refused !== undefined && <Problem refused={refused} />}
      </div>
      <p className={css.price}>
        {line.bonus ? t('cart.bonus.free') : money(now)}
        {now < before && <s>{money(before)}</s>}
      </p>
      {!line.bonus && <LineTools line={line} isSmall={isSmall} canSave={canSave} />}
      {line.bonusChoices !== undefined && !isSmall && (
        <a href={href(locale, 'cart', undefined, { edit: line.id })} className={css.change}>
          {t('cart.bonus.choose')}
          <span className="visually-hidden"> {line.name}</span>
        </a>
      )}
    </article>
  )
}
