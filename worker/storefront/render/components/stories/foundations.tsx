import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'

import type { Stories } from '../story.ts'

const grounds = ['paper', 'surface', 'sunken', 'ink', 'pine', 'ember', 'sale', 'warning'] as const

const Colors = () => (
  <ul className="story-colors">
    {grounds.map(name => (
      <li key={name} data-pair={name}>
        {name}
      </li>
    ))}
  </ul>
)

const Type = () => (
  <div className="story-wide">
    <Logo />
    <h1>Down, wool and dry feet</h1>
    <h2>Made to be mended</h2>
    <h3>Three layers, one rule</h3>
    <p>Start with a little cold. Ten minutes up the path you will be right, and your wool will be dry.</p>
    <p>
      <a href="#type">A link in a line of text</a> and <strong>a strong word</strong>.
    </p>
  </div>
)

const looks = ['primary', 'accent', 'secondary', 'inverse', 'outline', 'plain'] as const

const Buttons = () => (
  <div className="story-wide">
    <div className="story-row">
      {looks.map(look => (
        <Button key={look} look={look}>
          Add to cart
        </Button>
      ))}
    </div>
    <div className="story-row">
      {looks.map(look => (
        <Button key={look} look={look} busy>
          Add to cart
        </Button>
      ))}
    </div>
    <div className="story-row">
      {looks.map(look => (
        <Button key={look} look={look} disabled>
          Add to cart
        </Button>
      ))}
    </div>
    <div className="story-row">
      <ButtonLink look="secondary" href="#buttons-and-links">
        Leads somewhere
      </ButtonLink>
      <MoreLink href="#buttons-and-links">All new arrivals</MoreLink>
    </div>
    <Button wide>Zahlungspflichtig bestellen und Verkaufsbedingungen annehmen, 1.204,50 €</Button>
  </div>
)

const Badges = () => (
  <div className="story-row">
    <Badge>New</Badge>
    <Badge look="sale">Sale</Badge>
    <Badge look="pine">Member</Badge>
    <Badge look="warning">Nearly gone</Badge>
  </div>
)

export const foundationStories = {
  Colors,
  Type,
  'Buttons and links': Buttons,
  Badges,
} as const satisfies Stories
