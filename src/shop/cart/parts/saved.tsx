import { href } from '#routes/href.ts'
import type { Saved as SavedList } from '#src/commerce/calls/consumer/wishlists.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'

import { IdempotencyField } from '../../idempotency-field.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'
import { markFields } from '../model/marks.ts'
import css from './saved.module.css'

export type SavedPage = { readonly list: SavedList; readonly page: number; readonly size: number }

type Entry = SavedList['items'][number]
type EntryProps = { readonly entry: Entry; readonly saveForLaterId: string }

/** One press: an entry of the list goes somewhere. */
function Act({ entry, saveForLaterId, command, label }: EntryProps & { command: string; label: string }) {
  return (
    <PostForm command={`cart/${command}`}>
      <input type="hidden" name="saveForLaterId" value={saveForLaterId} />
      <input type="hidden" name="entry" value={entry.id} />
      <input type="hidden" name="upc" value={entry.itemId} />
      <input type="hidden" name="qty" value={entry.qty} />
      {Object.entries(markFields(entry)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IdempotencyField />
      <SubmitButton className={css.act}>
        {label}
        <span className="visually-hidden"> {entry.name}</span>
      </SubmitButton>
      <FormProblem className={css.problem} />
    </PostForm>
  )
}

/** What a piece costs now, and what it cost before. */
function Price({ price }: Pick<Entry, 'price'>) {
  const { money } = useLanguage()
  if (price === undefined) return null
  const { current, original, currency } = price
  return (
    <p>
      {money(current, currency)} {current < original && <s>{money(original, currency)}</s>}
    </p>
  )
}

function Entry({ entry, saveForLaterId }: EntryProps) {
  const { t } = useLanguage()
  const { giftOption: gift, image, variants } = entry
  return (
    <li className={css.entry}>
      {image !== undefined && <ProductPicture image={image} place="line" alt="" lazy />}
      <div>
        <h3>{entry.pageUrl === undefined ? entry.name : <a href={entry.pageUrl}>{entry.name}</a>}</h3>
        {variants.length > 0 && <p>{variants.join(' · ')}</p>}
        <Price price={entry.price} />
        <p>{t('cart.saved.quantity', { count: entry.qty })}</p>
        {entry.recipeId !== undefined && <p>{t('cart.customs')}</p>}
        {gift !== undefined && <p>{t('cart.gift.for', { to: gift.to, email: gift.email })}</p>}
        {!entry.available && <p>{t('cart.saved.gone')}</p>}
      </div>
      <div className={css.acts}>
        {entry.available && (
          <Act entry={entry} saveForLaterId={saveForLaterId} command="unsave" label={t('cart.saved.back')} />
        )}
        <Act entry={entry} saveForLaterId={saveForLaterId} command="forget" label={t('cart.remove')} />
      </div>
    </li>
  )
}

/** The list for later, page by page, with buttons back into the cart (R131). */
export function Saved({ list, page, size }: SavedPage) {
  const { locale, t } = useLanguage()
  const count = Math.ceil(list.total / size)
  if (list.total === 0) return null
  return (
    <section className={css.saved} aria-labelledby="saved-title">
      <h2 id="saved-title">{t('cart.saved')}</h2>
      <ul>
        {list.items.map(entry => (
          <Entry key={entry.id} entry={entry} saveForLaterId={list.saveForLaterId} />
        ))}
      </ul>
      {count > 1 && (
        <Pagination
          label={t('cart.saved')}
          page={page}
          count={count}
          href={number => href(locale, 'cart', undefined, { saved: `${number}` })}
        />
      )}
    </section>
  )
}
