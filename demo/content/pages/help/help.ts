import type { LanguageCode } from '#src/language/locales.ts'

import { words } from '../../../words/text.ts'
import { contentItem, running, type PageRow } from '../stored.ts'
import { aboutAccounts } from './account.ts'
import { ordering } from './ordering.ts'
import { aboutProducts } from './products.ts'
import type { Topic } from './topic.ts'

/** In the order they are listed. */
const topics: readonly Topic[] = [...ordering, ...aboutProducts, ...aboutAccounts]

const help: PageRow = {
  name: 'help',
  kind: 'help',
  href: '/help',
  title: words('Help', 'Ayuda', 'Aide', 'Hilfe', 'Aiuto'),
  description: words(
    'Shipping, returns, sizes, repairs, and people who answer.',
    'Envíos, devoluciones, tallas, reparaciones y personas que responden.',
    'Livraison, retours, tailles, réparations, et des personnes qui répondent.',
    'Lieferung, Rückgabe, Größen, Reparatur, und Menschen, die antworten.',
    'Spedizione, resi, taglie, riparazioni, e persone che rispondono.',
  ),
  items: () => [],
}

const waysToUs = (language: LanguageCode) =>
  contentItem('banner', 'help-contact-form', {
    text: words(
      'It takes a minute, and a person reads it.',
      'Lleva un minuto, y lo lee una persona.',
      'Cela prend une minute, et quelqu’un le lit.',
      'Es dauert eine Minute, und ein Mensch liest es.',
      'Ci vuole un minuto, e lo legge una persona.',
    )[language],
    ground: 'paper',
    action: {
      label: words('Write to us', 'Escríbenos', 'Écrivez-nous', 'Schreiben Sie uns', 'Scrivici')[language],
      href: '/contact',
    },
  })

const hrefOf = ({ name, parent }: Topic): string => (parent === 'help' ? `/help/${name}` : `/help/${parent}/${name}`)

/** The tree of help. */
export const helpRows: readonly PageRow[] = [
  help,
  ...topics.map((told): PageRow => ({
    name: told.name,
    kind: 'help',
    href: hrefOf(told),
    parent: told.parent,
    title: told.title,
    description: told.description,
    items: language => [
      running(
        `help-${told.name}`,
        told.title[language],
        told.paragraphs.map(paragraph => paragraph[language]),
      ),
      ...(told.name === 'contact-us' ? [waysToUs(language)] : []),
    ],
  })),
]
