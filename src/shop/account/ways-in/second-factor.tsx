import type { SecondFactorStatus } from '#src/commerce/calls/second-factor.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QrCode } from '#src/ui/feedback/qr-code.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import form from '../parts/form.module.css'
import css from './second-factor.module.css'

type Props = {
  readonly status: SecondFactorStatus
  /** Made a moment ago, and shown this once. */
  readonly recoveryCodes: readonly string[]
  /** It changes while it is. */
  readonly isSignInFresh: boolean
  readonly refused: RefusedCommand | undefined
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLanguage()
  return (
    <Notice look="info">
      <h3>{t('account.second.codes')}</h3>
      <p>{t('account.second.codes.text')}</p>
      <ul className={css.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The secret as a picture and as text, and the code that shows that the app has it. */
function Offered({
  offer,
  refused,
}: { readonly offer: NonNullable<SecondFactorStatus['offer']> } & Pick<Props, 'refused'>) {
  const { t } = useLanguage()
  return (
    <div className={css.offer}>
      <div className={css.picture}>
        <QrCode text={offer.address} label={t('account.second.picture')} />
      </div>
      <div className={css.steps}>
        <p>{t('account.second.scan')}</p>
        <p>
          {t('account.second.key')} <code className={css.key}>{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <CommandForm command="account/second-factor" labels={{ code: 'account.second.code' }} refused={refused}>
          {field => (
            <>
              <TextField
                {...field('code')}
                defaultValue=""
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={10}
              />
              <div>
                <Button type="submit">{t('account.second.confirm')}</Button>
              </div>
            </>
          )}
        </CommandForm>
      </div>
    </div>
  )
}

function Change({ status }: Pick<Props, 'status'>) {
  const { t } = useLanguage()
  if (!status.isOn)
    return (
      <PostForm command="account/second-factor-offer">
        <Button type="submit" look="secondary">
          {t(status.offer === undefined ? 'account.second.offer' : 'account.second.other')}
        </Button>
      </PostForm>
    )
  return (
    <div className={form.row}>
      <PostForm command="account/recovery-codes">
        <Button type="submit" look="secondary">
          {t('account.second.renew')}
        </Button>
      </PostForm>
      <PostForm command="account/second-factor-off">
        <Button type="submit" look="plain">
          {t('account.second.off')}
        </Button>
      </PostForm>
    </div>
  )
}

/** A code app that is asked after the password: off, being set up, or on. */
export function SecondFactor({ status, recoveryCodes, isSignInFresh, refused }: Props) {
  const { t, date, number } = useLanguage()
  const { isOn, since, recoveryCodesLeft: left, offer } = status
  return (
    <div id="second-factor" className={css.second}>
      <p>
        {isOn && since !== undefined
          ? t('account.second.on', { day: date(since.slice(0, 10)), left: number(left) })
          : t('account.second.text')}
      </p>
      {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} />}
      {!isOn && offer !== undefined && <Offered offer={offer} refused={refused} />}
      {isSignInFresh && <Change status={status} />}
    </div>
  )
}
