import type { CSSProperties } from 'react'

/** Colours of the store in light and dark (src/ui/tokens.css); letters know no custom properties. */
export const colours = {
  paper: ['#f7f5f0', '#0f1513'],
  surface: ['#ffffff', '#171f1c'],
  ink: ['#16201c', '#f1efe8'],
  muted: ['#55605a', '#a9b3ad'],
  pine: ['#1f4d3a', '#8fd0ae'],
  'on-pine': ['#ffffff', '#0d1f17'],
  line: ['#d6d0c4', '#2c3733'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

type Colour = keyof typeof colours

/** Which property each class sets to its colour where a mail program is dark. */
const classes = {
  paper: ['background-color', 'paper'],
  surface: ['background-color', 'surface'],
  ink: ['color', 'ink'],
  muted: ['color', 'muted'],
  pine: ['color', 'pine'],
  button: ['background-color', 'pine'],
  'on-pine': ['color', 'on-pine'],
  rule: ['border-color', 'line'],
} as const satisfies Record<string, readonly [property: string, colour: Colour]>

const dark = Object.entries(classes).map(
  ([name, [property, colour]]) => `.${name}{${property}:${colours[colour][1]} !important}`,
)

/** The one sheet of a letter: what `style` attributes cannot say. */
export const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.pad{padding-left:20px !important;padding-right:20px !important}}',
  `@media (prefers-color-scheme:dark){${dark.join('')}}`,
].join('\n')

const light = (colour: Colour): string => colours[colour][0]

const text = { fontFamily: 'Instrument Sans, Helvetica, Arial, sans-serif', color: light('ink'), margin: 0 }

export const look = {
  body: { backgroundColor: light('paper'), margin: 0, padding: 0 },
  paper: { backgroundColor: light('paper'), padding: '24px 8px' },
  card: { backgroundColor: light('surface'), borderRadius: '14px', maxWidth: '600px', width: '100%' },
  pad: { padding: '24px 40px' },
  mark: {
    ...text,
    fontFamily: 'Archivo, Helvetica, Arial, sans-serif',
    fontSize: '20px',
    fontWeight: 800,
    color: light('pine'),
  },
  title: {
    ...text,
    fontFamily: 'Archivo, Helvetica, Arial, sans-serif',
    fontSize: '26px',
    lineHeight: '32px',
    padding: '16px 0 8px',
  },
  part: { ...text, fontSize: '16px', lineHeight: '24px', fontWeight: 700, padding: '24px 0 8px' },
  text: { ...text, fontSize: '16px', lineHeight: '24px', padding: '4px 0' },
  small: { ...text, fontSize: '13px', lineHeight: '20px', color: light('muted') },
  button: {
    backgroundColor: light('pine'),
    borderRadius: '10px',
    color: light('on-pine'),
    fontFamily: text.fontFamily,
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 24px',
    textDecoration: 'none',
  },
  rule: { border: 0, borderTop: `1px solid ${light('line')}`, margin: '16px 0 0' },
  row: { borderBottom: `1px solid ${light('line')}` },
  picture: { borderRadius: '6px', display: 'block' },
  link: { color: light('ink'), textDecoration: 'none', fontWeight: 600 },
  quietLink: { color: light('muted'), textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>
