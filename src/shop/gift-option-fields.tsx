import { longestGift, type GiftOption } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { DateField, EmailField, TextField } from '#src/ui/controls/field.tsx'
import { TextArea } from '#src/ui/controls/text-area.tsx'

import { giftFields, type GiftForm } from './cart/model/gift-option.ts'

type Props = {
  readonly gift?: GiftOption | undefined
  /** The values a form without script came back with. */
  readonly values?: Readonly<Record<string, string>> | undefined
  readonly errors?: Readonly<Record<string, string>> | undefined
}

/** The fields of an electronic gift card: for whom, from whom, the message and the day (R409); all may stay empty. */
export function GiftOptionFields({ gift, values, errors }: Props) {
  const { t } = useLanguage()
  const now: Partial<GiftForm> = gift === undefined ? {} : giftFields(gift)
  const field = (name: keyof GiftForm) => ({
    name,
    error: errors?.[name],
    defaultValue: values?.[name] ?? now[name] ?? '',
    required: false,
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...field('giftTo')} label={t('cart.gift.to')} maxLength={longestGift.to} />
      <EmailField {...field('giftEmail')} label={t('cart.gift.email')} autoComplete="off" />
      <TextField {...field('giftFrom')} label={t('cart.gift.from')} maxLength={longestGift.from} />
      <DateField {...field('giftOn')} label={t('cart.gift.on')} hint={t('cart.gift.on.hint')} />
      <TextArea
        {...field('giftMessage')}
        label={t('cart.gift.message')}
        hint={t('cart.gift.hint')}
        rows={3}
        maxLength={longestGift.message}
      />
    </>
  )
}
