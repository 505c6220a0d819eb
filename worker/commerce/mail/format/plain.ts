import type { Block, Content, Thing } from './content.ts'

const thing = ({ name, detail, price }: Thing): string =>
  [`* ${name}`, detail, price].filter(part => part !== undefined && part !== '').join(' · ')

function block(one: Block): string {
  switch (one.is) {
    case 'title':
      return `${one.text}\n${'-'.repeat(one.text.length)}`
    case 'text':
      return one.text
    case 'button':
      return `${one.label}:\n${one.href}`
    case 'things':
      return one.things.map(thing).join('\n')
    case 'pairs':
      return [...one.rows, ...(one.sum === undefined ? [] : [one.sum])]
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')
    case 'address':
      return [`${one.title}:`, ...one.lines].join('\n')
  }
}

/** A letter as plain text (RFC 2046 5.1.4: it says what the HTML says). */
export const plainOf = ({ subject, lead, blocks, why, stop }: Content): string =>
  [
    subject,
    lead,
    ...blocks.map(block),
    ['-- ', 'Fellholm', why, ...(stop === undefined ? [] : [`${stop.label}: ${stop.href}`])].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
