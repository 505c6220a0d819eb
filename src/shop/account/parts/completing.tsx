import { href } from '#routes/href.ts'
import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { DateField, TextField } from '#src/ui/controls/field.tsx'

import { CommandForm, type BoxOf, type FieldOf } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { Phone } from '../../phone.tsx'
import { nextOwnStep, type OwnStep } from '../../sign-in/model/enrollment.ts'
import { enrollmentFields } from '../model/enrollment-fields.ts'
import { internationally } from '../model/phone.ts'
import css from './completing.module.css'
import { Interests } from './interests.tsx'

type Props = { readonly step: OwnStep; readonly profile: Profile; readonly refused: RefusedCommand | undefined }
type Field = FieldOf<keyof typeof enrollmentFields>

/** A step's fields; steps that only inform have none. */
function Fields({
  step,
  field,
  box,
  profile,
  phoneCountry,
}: {
  readonly step: OwnStep
  readonly field: Field
  readonly box: BoxOf
  readonly profile: Profile
  readonly phoneCountry: string | undefined
}) {
  if (step === 'mobile') return <Phone {...field('phone')} country={phoneCountry} />
  if (step === 'interests') return <Interests chosen={profile.preferences.interests} box={box} />
  if (step === 'non-loyalty') return <DateField {...field('birthDate')} autoComplete="bday" />
  if (step !== 'profile') return null
  return (
    <>
      <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
      <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
      <TextField {...field('postalCode')} autoComplete="postal-code" maxLength={16} />
      <DateField {...field('birthDate')} autoComplete="bday" />
    </>
  )
}

/** One step of enrolment (R080): a question at a time, each of which can wait. */
export function Completing({ step, profile, refused }: Props) {
  const { locale, t } = useLanguage()
  const { consumerDetails } = profile
  return (
    <div className={css.step}>
      <h1>{t(`account.step.${step}`)}</h1>
      <p>{t(`account.step.${step}.text`)}</p>
      {step === 'success' ? (
        <ButtonLink href={href(locale, 'account')}>{t('account.step.account')}</ButtonLink>
      ) : (
        <>
          <CommandForm
            command="account/complete"
            labels={enrollmentFields}
            refused={refused}
            values={{ ...consumerDetails, phone: internationally(consumerDetails.phone) }}
          >
            {(field, box) => (
              <>
                <input type="hidden" name="step" value={step} />
                <Fields
                  step={step}
                  field={field}
                  box={box}
                  profile={profile}
                  phoneCountry={refused?.values.phoneCountry}
                />
                <Button type="submit" wide>
                  {t(step === 'non-loyalty' ? 'account.loyalty.join' : 'account.step.next')}
                </Button>
              </>
            )}
          </CommandForm>
          <ButtonLink
            look="plain"
            href={href(locale, 'accountProfile', undefined, { step: nextOwnStep(step, 'later') })}
          >
            {t('account.step.later')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
