import { href } from '#routes/href.ts'
import type { ProductCard } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { currencies, formatMoney, type Currency } from '#src/kit/money.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'
import { TextField } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { formTexts } from '../field-texts.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { RefusedCommand } from '../page.ts'
import css from './page.module.css'

export type Props = {
  /** The cards one can buy here. */
  readonly cards: readonly ProductCard[]
  readonly refused?: RefusedCommand
  /** The last balance: amount in minor units, and last four digits. */
  readonly balance?: Readonly<Record<string, string>>
}

const currencyOf = (name: string | undefined): Currency | undefined => currencies.find(one => one === name)

function Balance({ balance }: { readonly balance: Readonly<Record<string, string>> }) {
  const { t, tag, money } = useLanguage()
  const { amount, currency, last4 = '', expiresAt } = balance
  const until = expiresAt && new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(expiresAt))
  return (
    <Notice look="ok">
      <p>{t('gift-card.balance.is', { amount: money(Number(amount), currencyOf(currency)), last4 })}</p>
      {until && <p>{t('gift-card.balance.until', { day: until })}</p>}
    </Notice>
  )
}

/** The kinds of card there are, each with what it may be worth. */
function ToBuy({ cards }: Pick<Props, 'cards'>) {
  const { locale, t, tag } = useLanguage()
  return (
    <section className={css.buy} aria-labelledby="give">
      <h2 id="give">{t('gift-card.buy.title')}</h2>
      <ul className={css.cards}>
        {cards.map(({ id, slug, name, summary, price, colors: [design] }) => (
          <li key={id} className={css.card}>
            {design !== undefined && <img {...design.image} alt="" className={css.picture} />}
            <h3>{name}</h3>
            <p>
              {summary}
              <br />
              {t('gift-card.buy.from', {
                low: formatMoney(price.lowCurrent, price.currency, tag, 'short'),
                high: formatMoney(price.highCurrent, price.currency, tag, 'short'),
              })}
            </p>
            <ButtonLink look="accent" wide href={href(locale, 'product', { slug })}>
              {t('gift-card.buy.choose', { name })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The balance form; a faulty number is reported at its field (R326). */
function BalanceForm({ refused }: Pick<Props, 'refused'>) {
  const language = useLanguage()
  const { t } = language
  const { fields, list, message } = formTexts(language, refused, () => t('gift-card.field.number'))
  return (
    <PostForm command="gift-card/balance" className={css.form} noValidate>
      <ErrorSummary problems={list} message={message} />
      <TextField
        name="number"
        label={t('gift-card.field.number')}
        error={fields.number}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <TextField
        name="pin"
        label={t('gift-card.field.pin')}
        hint={t('gift-card.pin.where')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        optional
      />
      <Button type="submit" wide>
        {t('gift-card.balance.ask')}
      </Button>
    </PostForm>
  )
}

/** `/gift-card`: what a card is good for, and what is on it. */
export function GiftCardPage({ cards, refused, balance }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('gift-card.title')}</h1>
        <p>{t('gift-card.lead')}</p>
      </header>
      {cards.length > 0 && <ToBuy cards={cards} />}
      <div className={css.columns}>
        <section className={css.tile}>
          <h2>{t('gift-card.balance.title')}</h2>
          {balance !== undefined && <Balance balance={balance} />}
          <BalanceForm {...(refused && { refused })} />
        </section>
        <section className={css.use}>
          <h2>{t('gift-card.use.title')}</h2>
          <p>{t('gift-card.use.text')}</p>
        </section>
      </div>
    </div>
  )
}
