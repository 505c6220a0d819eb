import type { ContentItem, ContentSection } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'

/** The flag whose experiment the home page's opening is under, and the variation that speaks quietly. */
const experienceId = 'home_hero'
const variantId = 'quiet'

type Words = { readonly title: string; readonly text: string }

const quiet: Readonly<Record<LanguageCode, Words>> = {
  en: { title: 'Made for quiet months', text: 'Shells, down and boots that do this winter what they did last winter.' },
  es: {
    title: 'Hecho para meses tranquilos',
    text: 'Impermeables, plumón y botas que hacen este invierno lo que hicieron el pasado.',
  },
  fr: {
    title: 'Fait pour les mois calmes',
    text: 'Imperméables, duvet et chaussures qui font cet hiver ce qu’ils faisaient l’hiver dernier.',
  },
  de: {
    title: 'Gemacht für stille Monate',
    text: 'Hardshell, Daune und Stiefel, die diesen Winter tun, was sie im letzten taten.',
  },
  it: {
    title: 'Fatto per mesi quieti',
    text: 'Impermeabili, piumino e scarponi che fanno quest’inverno ciò che facevano l’inverno scorso.',
  },
}

/** The same opening with fewer words: no line above the title, one thing to do. */
function quietly(hero: ContentItem, language: LanguageCode): ContentItem {
  const { eyebrow: _, secondAction: __, ...data } = hero.data
  return { ...hero, data: { ...data, ...quiet[language] } }
}

/** The sections of the home page, its opening under experiment (R155) and the others as they are. */
export const underExperiment = (sections: readonly ContentSection[], language: LanguageCode): ContentSection[] =>
  sections.map(section => {
    const [hero, ...others] = section.items
    if (hero?.type !== 'hero') return section
    const variants = [{ variantId, targets: [quietly(hero, language), ...others] }]
    return { ...section, experienceId, variants, baselines: section.items }
  })
