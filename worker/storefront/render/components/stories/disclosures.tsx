import { Accordion } from '#src/ui/layout/accordion.tsx'
import { Menu } from '#src/ui/layout/menu.tsx'
import { Tabs } from '#src/ui/layout/tabs.tsx'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'

import type { Stories } from '../story.ts'

const Menus = () => (
  <Menu
    id="account-menu"
    label="Account"
    items={[
      { label: 'Orders', href: '#orders', current: true },
      { label: 'Returns', href: '#returns' },
      { label: 'Addresses', href: '#addresses' },
      { label: 'Sign out', href: '#sign-out' },
    ]}
  />
)

const TabSets = () => (
  <Tabs
    label="About this jacket"
    tabs={[
      { id: 'fit', label: 'Fit', content: <p>Cut for a layer of wool under it.</p> },
      { id: 'care', label: 'Care', content: <p>Wash it cold and hang it up. It likes soap, not softener.</p> },
      { id: 'repair', label: 'Repair', content: <p>Every seam can be opened, every zip can be changed.</p> },
    ]}
  />
)

const Accordions = () => (
  <Accordion
    name="questions"
    folds={[
      { title: 'How long does a delivery take?', content: <p>Two to four working days.</p>, open: true },
      { title: 'What does a return cost?', content: <p>Nothing, within 60 days.</p> },
      { title: 'Do you mend things?', content: <p>We do, for as long as there is thread.</p> },
    ]}
  />
)

const Tooltips = () => (
  <p className="story-row">
    Fill power 750 cuin
    <Tooltip id="fill-power" label="What is fill power?" text="How much room an ounce of down takes: more is warmer." />
  </p>
)

export const disclosureStories = {
  Menu: Menus,
  Tabs: TabSets,
  Accordion: Accordions,
  Tooltip: Tooltips,
} as const satisfies Stories
