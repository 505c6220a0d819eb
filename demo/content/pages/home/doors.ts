import type { LanguageCode } from '#src/language/locales.ts'

import { categoryName, categoryPath } from '../links.ts'
import { scene } from '../scene.ts'
import { contentItem } from '../stored.ts'
import type { Say } from './say.ts'

export const homeDoors = (say: Say, language: LanguageCode) => {
  const tile = (id: string, picture: ReturnType<typeof scene>) => ({
    title: categoryName(id, language),
    href: categoryPath(id, language),
    picture,
  })
  return contentItem('category-tiles', 'home-categories', {
    title: say(
      'Start here',
      '¿Por dónde quieres empezar?',
      'Par où commencer ?',
      'Womit möchten Sie anfangen?',
      'Da dove vuoi cominciare?',
    ),
    tiles: [
      tile(
        'women',
        scene(
          'ridges',
          'noon',
          21,
          'tall',
          say(
            'A chain of hills under a clear sky',
            'Una cadena de montes bajo un cielo claro',
            'Une chaîne de collines sous un ciel clair',
            'Eine Hügelkette unter klarem Himmel',
            'Una catena di colline sotto un cielo limpido',
          ),
        ),
      ),
      tile(
        'men',
        scene(
          'summit',
          'storm',
          22,
          'tall',
          say(
            'A summit with cloud coming in',
            'Una cumbre con nubes que se acercan',
            'Un sommet que les nuages gagnent',
            'Ein Gipfel, an dem Wolken aufziehen',
            'Una vetta con le nubi in arrivo',
          ),
        ),
      ),
      tile(
        'kids',
        scene(
          'forest',
          'noon',
          23,
          'tall',
          say(
            'Tall firs with light between them',
            'Abetos altos con luz entre ellos',
            'De grands sapins traversés de lumière',
            'Hohe Tannen, dazwischen Licht',
            'Alti abeti con la luce che filtra',
          ),
        ),
      ),
      tile(
        'footwear',
        scene(
          'contours',
          'dusk',
          24,
          'tall',
          say(
            'Contour lines of a steep valley',
            'Curvas de nivel de un valle empinado',
            'Les courbes de niveau d’une vallée raide',
            'Höhenlinien eines steilen Tals',
            'Le curve di livello di una valle ripida',
          ),
        ),
      ),
      tile(
        'packs',
        scene(
          'lake',
          'dusk',
          25,
          'tall',
          say(
            'A lake at the foot of mountains in evening light',
            'Un lago al pie de las montañas al atardecer',
            'Un lac au pied des montagnes, le soir',
            'Ein See am Fuß der Berge im Abendlicht',
            'Un lago ai piedi dei monti nella luce della sera',
          ),
        ),
      ),
      tile(
        'camping',
        scene(
          'camp',
          'night',
          26,
          'tall',
          say(
            'A lit tent under the stars',
            'Una tienda iluminada bajo las estrellas',
            'Une tente éclairée sous les étoiles',
            'Ein erleuchtetes Zelt unter Sternen',
            'Una tenda illuminata sotto le stelle',
          ),
        ),
      ),
    ],
  })
}
