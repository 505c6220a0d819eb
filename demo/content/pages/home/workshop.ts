import type { LanguageCode } from '#src/language/locales.ts'

import { categoryPath } from '../links.ts'
import { scene } from '../scene.ts'
import { contentItem } from '../stored.ts'
import type { Say } from './say.ts'

export const homeWorkshop = (say: Say, language: LanguageCode) =>
  contentItem('story', 'home-workshop', {
    eyebrow: say('The workshop', 'El taller', 'L’atelier', 'Die Werkstatt', 'Il laboratorio'),
    title: say(
      'Made to be mended',
      'Hecho para repararse',
      'Fait pour être réparé',
      'Gemacht, um geflickt zu werden',
      'Fatto per essere riparato',
    ),
    paragraphs: [
      say(
        'A jacket is finished when it has had its third repair. That is why our seams can be opened, our zippers can be changed and the cloth of every season is kept on the shelf.',
        'Una chaqueta está terminada tras su tercera reparación. Por eso nuestras costuras se abren, las cremalleras se cambian y guardamos la tela de cada temporada.',
        'Une veste est achevée à sa troisième réparation. Voilà pourquoi nos coutures s’ouvrent, nos zips se changent et le tissu de chaque saison reste en rayon.',
        'Eine Jacke ist fertig, wenn sie dreimal geflickt wurde. Darum lassen sich unsere Nähte öffnen, die Reißverschlüsse tauschen, und der Stoff jeder Saison bleibt im Regal.',
        'Una giacca è finita dopo la terza riparazione. Per questo le nostre cuciture si aprono, le zip si cambiano e la stoffa di ogni stagione resta sullo scaffale.',
      ),
      say(
        'Bring it to a store or write to us. Someone who sews will answer.',
        'Tráela a una tienda o escríbenos. Responderá alguien que cose.',
        'Apportez-la en magasin ou écrivez-nous. Quelqu’un qui coud vous répondra.',
        'Bringen Sie sie in einen Laden oder schreiben Sie uns. Es antwortet jemand, der näht.',
        'Portala in negozio o scrivici. Risponderà qualcuno che cuce.',
      ),
    ],
    picture: scene(
      'lake',
      'dawn',
      41,
      'square',
      say(
        'A still lake with mist on the water',
        'Un lago en calma con niebla sobre el agua',
        'Un lac calme, la brume sur l’eau',
        'Ein stiller See mit Nebel auf dem Wasser',
        'Un lago calmo con la nebbia sull’acqua',
      ),
    ),
    side: 'start',
    action: {
      label: say('Made to last', 'Hecho para durar', 'Fait pour durer', 'Gemacht, um zu bleiben', 'Fatto per durare'),
      href: categoryPath('bestsellers', language),
    },
  })

export const homeVoice = (say: Say) =>
  contentItem('quote', 'home-quote', {
    text: say(
      'It has been through four winters, two ferries and one very determined goat. I sewed the pocket back on and went out again.',
      'Ha pasado cuatro inviernos, dos ferris y una cabra muy decidida. Volví a coser el bolsillo y salí otra vez.',
      'Elle a connu quatre hivers, deux ferries et une chèvre très décidée. J’ai recousu la poche et je suis repartie.',
      'Sie hat vier Winter, zwei Fähren und eine sehr entschlossene Ziege hinter sich. Ich habe die Tasche wieder angenäht und bin losgegangen.',
      'Ha visto quattro inverni, due traghetti e una capra molto decisa. Ho ricucito la tasca e sono uscita di nuovo.',
    ),
    author: 'Maren O.',
    role: say('Hut warden', 'Guarda de refugio', 'Gardienne de refuge', 'Hüttenwirtin', 'Gestrice di rifugio'),
  })
