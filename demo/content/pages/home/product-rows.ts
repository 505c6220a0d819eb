import type { LanguageCode } from '#src/language/locales.ts'

import { categoryPath } from '../links.ts'
import { contentItem } from '../stored.ts'
import type { Say } from './say.ts'

export const newArrivals = (say: Say, language: LanguageCode) =>
  contentItem('product-carousel', 'home-new', {
    title: say('Just in', 'Recién colgado', 'Tout juste accroché', 'Neu am Haken', 'Appena appeso'),
    text: say(
      'The first of the season, fresh from the workshop.',
      'Lo primero de la temporada, todavía con olor a taller.',
      'Les premières pièces de la saison, à peine sorties de l’atelier.',
      'Das Erste der Saison, noch mit Werkstattgeruch.',
      'I primi della stagione, ancora con il profumo del laboratorio.',
    ),
    source: { from: 'category', category: 'new-arrivals' },
    limit: 12,
    action: {
      label: say(
        'All new arrivals',
        'Todas las novedades',
        'Toutes les nouveautés',
        'Alle Neuheiten',
        'Tutte le novità',
      ),
      href: categoryPath('new-arrivals', language),
    },
  })

export const homeFavourites = (say: Say, language: LanguageCode) =>
  contentItem('product-carousel', 'home-bestsellers', {
    title: say(
      'Bestsellers, year after year',
      'Lo llevan muchos y dura mucho',
      'Portés par beaucoup, portés longtemps',
      'Von vielen getragen, lange getragen',
      'Indossati da tanti, indossati a lungo',
    ),
    source: { from: 'category', category: 'bestsellers' },
    limit: 12,
    action: {
      label: say(
        'All bestsellers',
        'Todos los más vendidos',
        'Toutes les meilleures ventes',
        'Alle Bestseller',
        'Tutti i più venduti',
      ),
      href: categoryPath('bestsellers', language),
    },
  })
