import { useState } from 'react'

import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { myStoreIn } from '../model/my-store.ts'
import { StoreAddress } from '../parts/store-card.tsx'
import css from './store-search.module.css'
import { useStores } from './use-stores.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'

/** `#modal=change-store-confirmation_{storeId}`: another store than the one remembered is taken only when that is meant. */
export function ChangeStoreConfirmation({ frame, argument, onClose }: DialogProps) {
  const { t } = useLanguage()
  const found = useStores({ limit: 100 })
  const isAsking = found.state === 'asking'
  const store = found.state === 'found' ? found.stores.find(({ id }) => id === argument) : undefined
  const former = myStoreIn(document.cookie)
  return (
    <Dialog frame={frame} size="xs" isWaiting={isAsking} title={t('stores.change.title')} onClose={onClose}>
      {isAsking && <Skeleton blocks={2} shape="line" />}
      {!isAsking && store === undefined && <Notice look="error">{t('errors.STR404')}</Notice>}
      {store !== undefined && (
        <PostForm command="stores/choose" data-opens="modal=store-changed" className={css.choose}>
          <p>
            {former === undefined
              ? t('stores.change.text', { to: store.name })
              : t('stores.change.from-to', { from: former.name, to: store.name })}
          </p>
          <StoreAddress store={store} />
          <input type="hidden" name="store" value={store.id} />
          <Button type="submit" wide>
            {t('stores.change.yes')}
          </Button>
          <Button look="secondary" wide onClick={onClose}>
            {t('stores.change.no')}
          </Button>
        </PostForm>
      )}
    </Dialog>
  )
}

/** `#modal=store-changed`: says which store is remembered now, and what that is good for. */
export function StoreChanged({ frame, onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  const [store] = useState(() => myStoreIn(document.cookie))
  return (
    <Dialog frame={frame} size="xs" title={t('stores.changed.title')} onClose={onClose}>
      <p>{store === undefined ? t('stores.changed.none') : t('stores.changed.text', { name: store.name })}</p>
      <Button wide onClick={onClose}>
        {t('stores.changed.on')}
      </Button>
      <ButtonLink look="secondary" wide href={href(locale, 'storeLocator')}>
        {t('stores.all')}
      </ButtonLink>
    </Dialog>
  )
}
