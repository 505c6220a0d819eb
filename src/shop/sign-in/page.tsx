import type { MessageKey } from '#src/language/keys.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import type { RefusedCommand } from '../page.ts'
import { EnterCodeForm, SendCodeForm } from './parts/code-forms.tsx'
import { Entrance } from './parts/entrance.tsx'
import { LookUpForm } from './parts/look-up-form.tsx'
import { SecondStepForm } from './parts/second-step-form.tsx'
import { SignInForm } from './parts/sign-in-form.tsx'
import { SignUpForm } from './parts/sign-up-form.tsx'

export const signInSteps = ['lookup', 'sign-in', 'sign-up', 'code', 'code-enter', 'second-step'] as const
export type SignInStep = (typeof signInSteps)[number]

export type Props = {
  readonly step: SignInStep
  readonly redirectTo?: string
  readonly email?: string
  /** Of a sign-in whose second step is asked for. */
  readonly ticket?: string
  readonly refused?: RefusedCommand
  /** A page behind the sign-in found its session over. */
  readonly hasEnded?: boolean
}

const forms = {
  lookup: LookUpForm,
  'sign-in': SignInForm,
  'sign-up': SignUpForm,
  code: SendCodeForm,
  'code-enter': EnterCodeForm,
  'second-step': SecondStepForm,
} as const
const titles = {
  lookup: 'sign-in.title',
  'sign-in': 'sign-in.title',
  'sign-up': 'sign-in.join',
  code: 'sign-in.code.title',
  'code-enter': 'sign-in.code.enter',
  'second-step': 'sign-in.second.title',
} as const satisfies Record<SignInStep, MessageKey>

/** `/sign-in`: the steps before there is an account or a session, each with an address of its own. */
export function SignInPage({ step, hasEnded, ...form }: Props) {
  const { t } = useLanguage()
  const Form = forms[step]
  return (
    <Entrance title={t(titles[step])}>
      {hasEnded === true && <Notice look="info">{t('sign-in.ended')}</Notice>}
      <Form {...form} />
    </Entrance>
  )
}
