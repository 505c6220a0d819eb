import type { LanguageCode } from '#src/language/locales.ts'

type Names = readonly [string, ...string[]]

/** First names of those who write, by the language they write in. */
export const firstNames: Readonly<Record<LanguageCode, Names>> = {
  en: [
    'Alice',
    'Ben',
    'Carol',
    'Dev',
    'Ellen',
    'Frank',
    'Grace',
    'Harvey',
    'Imogen',
    'Joel',
    'Kate',
    'Lewis',
    'Maya',
    'Nate',
  ],
  es: ['Ana', 'Bruno', 'Carmen', 'Diego', 'Elena', 'Fermín', 'Gloria', 'Hugo', 'Inés', 'Javier', 'Lucía', 'Mateo'],
  fr: ['Agnès', 'Bastien', 'Chloé', 'Denis', 'Élise', 'Fabien', 'Gaëlle', 'Hugues', 'Inès', 'Julien', 'Léa', 'Mathis'],
  de: ['Anke', 'Bernd', 'Carla', 'Dietmar', 'Eva', 'Falk', 'Greta', 'Holger', 'Ida', 'Jonas', 'Katrin', 'Lennart'],
  it: ['Anna', 'Bruno', 'Chiara', 'Davide', 'Elisa', 'Fabio', 'Giulia', 'Ivo', 'Lara', 'Marco', 'Nadia', 'Paolo'],
}

/** Surnames are never written out. */
export const initials = 'ABCDEFGHKLMNPRSTVW'
