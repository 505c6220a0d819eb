import { CheckField, RadioGroup } from '#src/ui/controls/choice.tsx'

import type { Stories } from '../story.ts'

const Checks = () => (
  <div className="story-grid">
    <CheckField name="news" label="Send me news of the workshop" />
    <CheckField name="terms" label="I have read the terms" defaultChecked />
    <CheckField name="member" label="I am a member" hint="The number is on your card." disabled />
    <CheckField name="accept" label="I accept the terms" error="Please accept the terms to go on." />
  </div>
)

const methods = [
  { value: 'standard', label: 'Standard', text: 'Arrives Tue 24 Nov to Thu 26 Nov', aside: 'Free' },
  { value: 'express', label: 'Express', text: 'Arrives Mon 23 Nov', aside: '$19.00' },
  { value: 'drone', label: 'By drone', text: 'Not in this weather', aside: '$99.00', disabled: true },
]

const Radios = () => (
  <div className="story-grid">
    <RadioGroup name="method" legend="Delivery method" choices={methods} chosen="standard" />
    <RadioGroup
      name="method-missing"
      legend="Delivery method"
      choices={methods.slice(0, 2)}
      error="Delivery method is missing."
    />
  </div>
)

export const choiceStories = { Checkboxes: Checks, 'Radio groups': Radios } as const satisfies Stories
