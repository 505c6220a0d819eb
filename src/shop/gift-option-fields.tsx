import { longestGift, type GiftOption } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { EmailField, TextField } from '#src/ui/controls/field.tsx'
import { TextArea } from '#src/ui/controls/text-area.tsx'

type Props = {
  readonly gift?: GiftOption | undefined
  /** The values a form without script came back with. */
  readonly values?: Readonly<Record<string, string>> | undefined
  readonly errors?: Readonly<Record<string, string>> | undefined
}

/** The recipient fields of an electronic gift card: name, e-mail and message; all may stay empty. */
export function GiftOptionFields({ gift, values, errors }: Props) {
  const { t } = useLanguage()
  const field = (name: 'giftTo' | 'giftEmail' | 'giftMessage', now: string | undefined) => ({
    name,
    error: errors?.[name],
    defaultValue: values?.[name] ?? now ?? '',
    required: false,
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...field('giftTo', gift?.to)} label={t('cart.gift.to')} maxLength={longestGift.to} />
      <EmailField {...field('giftEmail', gift?.email)} label={t('cart.gift.email')} autoComplete="off" />
      <TextArea
        {...field('giftMessage', gift?.message)}
        label={t('cart.gift.message')}
        hint={t('cart.gift.hint')}
        rows={3}
        maxLength={longestGift.message}
      />
    </>
  )
}
