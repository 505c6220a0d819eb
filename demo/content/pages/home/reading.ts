import type { LanguageCode } from '#src/language/locales.ts'

import { categoryPath } from '../links.ts'
import { scene } from '../scene.ts'
import { contentItem } from '../stored.ts'
import type { Say } from './say.ts'

export const homeReading = (say: Say, language: LanguageCode) =>
  contentItem('editorial-grid', 'home-reading', {
    title: say('Read before you go', 'Antes de salir', 'Avant de partir', 'Bevor Sie losgehen', 'Prima di partire'),
    articles: [
      {
        title: say(
          'Three layers, one rule',
          'Tres capas, una regla',
          'Trois couches, une règle',
          'Drei Schichten, eine Regel',
          'Tre strati, una regola',
        ),
        text: say(
          'Start a little cold. Ten minutes up the path you will be right, and your wool will still be dry.',
          'Sal con un poco de frío. A los diez minutos estarás bien y la lana seguirá seca.',
          'Partez avec un peu froid. Dix minutes plus tard tout ira bien, et la laine sera encore sèche.',
          'Gehen Sie ein wenig fröstelnd los. Nach zehn Minuten passt es, und die Wolle ist noch trocken.',
          'Parti con un po’ di freddo. Dopo dieci minuti starai bene e la lana sarà ancora asciutta.',
        ),
        picture: scene(
          'forest',
          'dawn',
          51,
          'wide',
          say(
            'A path through firs at daybreak',
            'Un sendero entre abetos al alba',
            'Un sentier parmi les sapins à l’aube',
            'Ein Weg durch Tannen bei Tagesanbruch',
            'Un sentiero tra gli abeti all’alba',
          ),
        ),
        action: {
          label: say('Base layers', 'Camisetas térmicas', 'Premières couches', 'Funktionsshirts', 'Intimo termico'),
          href: categoryPath('womens-base-layers', language),
        },
      },
      {
        title: say(
          'How to pack a pack',
          'Cómo llenar una mochila',
          'Bien remplir son sac',
          'Richtig packen',
          'Come riempire uno zaino',
        ),
        text: say(
          'Sleeping bag low, food against the back, rain jacket on top. The rest finds its place.',
          'El saco abajo, la comida junto a la espalda y el chubasquero arriba. Lo demás encuentra su sitio.',
          'Le couchage en bas, les vivres contre le dos, la veste de pluie en haut. Le reste trouve sa place.',
          'Schlafsack nach unten, Proviant an den Rücken, Regenjacke nach oben. Der Rest findet sich.',
          'Il sacco a pelo in basso, il cibo contro la schiena, la giacca in cima. Il resto trova posto.',
        ),
        picture: scene(
          'contours',
          'noon',
          52,
          'wide',
          say(
            'A map of contour lines',
            'Un mapa de curvas de nivel',
            'Une carte de courbes de niveau',
            'Eine Karte mit Höhenlinien',
            'Una mappa di curve di livello',
          ),
        ),
        action: {
          label: say(
            'Trekking packs',
            'Mochilas de trekking',
            'Sacs de trekking',
            'Trekkingrucksäcke',
            'Zaini da trekking',
          ),
          href: categoryPath('expedition-packs', language),
        },
      },
      {
        title: say(
          'The first night out',
          'La primera noche fuera',
          'La première nuit dehors',
          'Die erste Nacht draußen',
          'La prima notte fuori',
        ),
        text: say(
          'Choose the ground before the view, and the morning sun before both.',
          'Elige el suelo antes que las vistas, y el sol de la mañana antes que ambos.',
          'Choisissez le sol avant la vue, et le soleil du matin avant les deux.',
          'Wählen Sie den Boden vor der Aussicht und die Morgensonne vor beidem.',
          'Scegli il terreno prima della vista, e il sole del mattino prima di entrambi.',
        ),
        picture: scene(
          'camp',
          'dawn',
          53,
          'wide',
          say(
            'A tent on a meadow at sunrise',
            'Una tienda en un prado al amanecer',
            'Une tente sur un pré au lever du jour',
            'Ein Zelt auf einer Wiese bei Sonnenaufgang',
            'Una tenda su un prato al sorgere del sole',
          ),
        ),
        action: {
          label: say('Tents', 'Tiendas de campaña', 'Tentes', 'Zelte', 'Tende'),
          href: categoryPath('tents', language),
        },
      },
    ],
  })
