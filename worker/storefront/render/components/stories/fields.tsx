import { Combobox } from '#src/ui/controls/combobox.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'
import { DateField, SelectField, TextField } from '#src/ui/controls/field.tsx'
import { PhoneField } from '#src/ui/controls/phone.tsx'
import { QuantityField } from '#src/ui/controls/quantity.tsx'

import type { Stories } from '../story.ts'

const TextFields = () => (
  <div className="story-grid">
    <TextField name="first" label="First name" defaultValue="Ada" />
    <TextField name="flat" label="Flat, floor, company" optional />
    <TextField name="mail" label="E-mail" hint="For the confirmation and news of the delivery." type="email" />
    <TextField name="zip" label="Postal code" defaultValue="8020" error="This postal code does not look right." />
    <TextField name="gone" label="Country" defaultValue="Iceland" disabled />
    <TextField
      name="lang"
      label="Hausnummer, Stockwerk, Wohnungsnummer oder Firmenbezeichnung"
      hint="Damit die Zustellerin oder der Zusteller Sie auch im Hinterhaus findet."
      optional
    />
  </div>
)

const sizes = ['S', 'M', 'L'].map(name => ({ value: name, name }))

const Selects = () => (
  <div className="story-grid">
    <SelectField name="size" label="Size" options={sizes} defaultValue="M" />
    <SelectField name="none" label="Size" options={[{ value: '', name: 'Please choose' }]} error="Size is missing." />
    <SelectField name="off" label="Size" options={sizes} disabled />
  </div>
)

const towns = ['Aberdeen', 'Århus', 'Bergen', 'Chamonix', 'Fort William', 'Innsbruck', 'Zermatt', 'Zürich']

const Comboboxes = () => (
  <div className="story-grid">
    <Combobox name="town" label="Town" hint="Type a few letters." suggestions={towns} />
    <Combobox name="town-wrong" label="Town" suggestions={towns} defaultValue="Nowhere" error="We know no such town." />
  </div>
)

const codes = [
  { country: 'US', name: 'United States', dialCode: '1' },
  { country: 'GB', name: 'United Kingdom', dialCode: '44' },
  { country: 'FR', name: 'France', dialCode: '33', mask: 'X XX XX XX XX' },
]

const Phones = () => (
  <div className="story-grid">
    <PhoneField
      name="phone"
      label="Phone"
      codeLabel="Country code"
      hint="Only if the carrier cannot find you."
      codes={codes}
      country="US"
      value="(303) 555 - 0123"
    />
    <PhoneField
      name="phone-wrong"
      label="Phone"
      codeLabel="Country code"
      codes={codes}
      country="FR"
      error="Please give a phone number."
    />
  </div>
)

const Quantities = () => (
  <div className="story-grid">
    <QuantityField name="qty" label="Quantity" max={5} value={2} />
    <QuantityField name="qty-least" label="Quantity" max={5} />
    <QuantityField name="qty-many" label="Quantity" max={5} value={9} error="You can buy at most 5 of this item." />
  </div>
)

const Dates = () => (
  <div className="story-grid">
    <DateField name="born" label="Date of birth" defaultValue="1990-04-12" max="2026-01-01" />
    <DateField name="born-not" label="Date of birth" error="Date of birth is missing." />
  </div>
)

const Summary = () => (
  <ErrorSummary
    problems={[
      { field: 'zip', text: 'This postal code does not look right.' },
      { field: 'phone-wrong', text: 'Please give a phone number.' },
    ]}
  />
)

export const fieldStories = {
  'Text fields': TextFields,
  Selects,
  Comboboxes,
  'Phone numbers': Phones,
  Quantities,
  Dates,
  'Error summary': Summary,
} as const satisfies Stories
