import type { ContentItem } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { words, type Words } from '../../words/text.ts'
import { athletes } from './athletes.ts'
import { eventStores } from './event-stores.ts'
import { dates } from './history.ts'
import { scene } from './scene.ts'
import { contentItem, type PageRow } from './stored.ts'

/** A page of the house: one picture, what there is to tell, and what belongs below it. */
const chapter = (
  name: string,
  href: string,
  seed: number,
  title: Words,
  description: Words,
  paragraph: Words,
  below: (language: LanguageCode) => readonly ContentItem[] = () => [],
): PageRow => {
  const heading: LocalText = words(...title)
  const about: LocalText = words(...description)
  return {
    name,
    kind: 'page',
    href,
    title: heading,
    description: about,
    picture: language => scene('ridges', 'dawn', seed, 'wide', about[language]),
    items: language => [
      contentItem('story', `${name}-story`, {
        title: about[language],
        paragraphs: [words(...paragraph)[language]],
        picture: scene('ridges', 'dawn', seed, 'square', about[language]),
        side: 'end',
      }),
      ...below(language),
    ],
  }
}

/** Pages of the house itself. */
export const houseRows: readonly PageRow[] = [
  chapter(
    'about-us',
    '/about-us',
    41,
    ['About us', 'Sobre nosotros', 'À propos', 'Über uns', 'Chi siamo'],
    [
      'A workshop that began to sell what it mended.',
      'Un taller que empezó a vender lo que arreglaba.',
      'Un atelier qui s’est mis à vendre ce qu’il réparait.',
      'Eine Werkstatt, die anfing zu verkaufen, was sie flickte.',
      'Un laboratorio che cominciò a vendere ciò che riparava.',
    ],
    [
      'Fellholm began with two sewing machines and a window on the fell. We made what came back torn stronger, and after some years people asked for it new.',
      'Fellholm empezó con dos máquinas de coser y una ventana al monte. Reforzábamos lo que volvía roto y, con los años, la gente lo pidió nuevo.',
      'Fellholm a commencé avec deux machines à coudre et une fenêtre sur la montagne. Nous renforcions ce qui revenait déchiré ; au bout de quelques années, on nous l’a demandé neuf.',
      'Fellholm begann mit zwei Nähmaschinen und einem Fenster zum Berg. Was zerrissen zurückkam, machten wir stärker, und nach einigen Jahren wollten die Leute es neu.',
      'Fellholm è nata con due macchine da cucire e una finestra sul monte. Rinforzavamo ciò che tornava strappato e, dopo qualche anno, la gente lo chiese nuovo.',
    ],
  ),
  chapter(
    'history',
    '/about-us/history',
    42,
    ['How it came about', 'Cómo empezó', 'Comment tout a commencé', 'Wie es dazu kam', 'Come è cominciata'],
    [
      'Four dates and one fire.',
      'Cuatro fechas y un incendio.',
      'Quatre dates et un incendie.',
      'Vier Jahreszahlen und ein Brand.',
      'Quattro date e un incendio.',
    ],
    [
      'The first jacket was cut from a tent that a storm had taken apart. It still hangs in the stairwell of our oldest store, and it still does not leak.',
      'La primera chaqueta se cortó de una tienda que deshizo una tormenta. Sigue colgada en la escalera de nuestra tienda más antigua y sigue sin calar.',
      'La première veste fut taillée dans une tente que la tempête avait défaite. Elle pend encore dans l’escalier de notre plus ancien magasin, et ne fuit toujours pas.',
      'Die erste Jacke wurde aus einem Zelt geschnitten, das ein Sturm zerlegt hatte. Sie hängt noch im Treppenhaus unserer ältesten Filiale, und sie ist noch immer dicht.',
      'La prima giacca fu tagliata da una tenda che una tempesta aveva disfatto. È ancora appesa nella scala del nostro negozio più antico, e ancora non lascia passare l’acqua.',
    ],
    dates,
  ),
  chapter(
    'athletes',
    '/athletes',
    43,
    [
      'People who wear it out',
      'Quienes la gastan',
      'Celles et ceux qui l’usent',
      'Menschen, die es abnutzen',
      'Chi la consuma',
    ],
    [
      'Guides, runners and one postwoman.',
      'Guías, corredores y una cartera.',
      'Des guides, des coureurs et une factrice.',
      'Bergführer, Läuferinnen und eine Briefträgerin.',
      'Guide, corridori e una postina.',
    ],
    [
      'They get everything first and return it last, in pieces, with notes. What you buy is the version after theirs.',
      'Lo reciben todo antes y lo devuelven después, a trozos y con notas. Lo que compras es la versión siguiente.',
      'Ils reçoivent tout en premier et rendent tout en dernier, en morceaux, annoté. Vous achetez la version d’après.',
      'Sie bekommen alles zuerst und geben es zuletzt zurück, in Stücken, mit Notizen. Was Sie kaufen, ist die Fassung danach.',
      'Ricevono tutto per primi e restituiscono per ultimi, a pezzi, con appunti. Quello che compri è la versione successiva.',
    ],
    athletes,
  ),
  chapter(
    'events',
    '/events',
    44,
    ['Events', 'Eventos', 'Événements', 'Veranstaltungen', 'Eventi'],
    [
      'Evening talks and repair days in our stores.',
      'Charlas y días de arreglos en nuestras tiendas.',
      'Soirées et journées réparation en magasin.',
      'Vortragsabende und Reparaturtage in unseren Filialen.',
      'Serate e giornate di riparazione nei nostri negozi.',
    ],
    [
      'On the first Thursday of the month somebody tells a story from the trail; on the Saturday after it our workshop repairs what you bring while you wait.',
      'El primer jueves de cada mes alguien cuenta un viaje; el sábado siguiente nuestro taller repara lo que traigas mientras esperas.',
      'Le premier jeudi du mois, quelqu’un raconte un voyage ; le samedi suivant, notre atelier répare ce que vous apportez pendant que vous attendez.',
      'Am ersten Donnerstag im Monat erzählt jemand von einer Reise; am Samstag danach repariert unsere Werkstatt, was Sie mitbringen, während Sie warten.',
      'Il primo giovedì del mese qualcuno racconta un viaggio; il sabato dopo il nostro laboratorio ripara ciò che porti mentre aspetti.',
    ],
    eventStores,
  ),
  chapter(
    'articles',
    '/search/articles',
    45,
    ['Articles', 'Artículos', 'Articles', 'Artikel', 'Articoli'],
    [
      'What we know, written down.',
      'Lo que sabemos, por escrito.',
      'Ce que nous savons, par écrit.',
      'Was wir wissen, aufgeschrieben.',
      'Quello che sappiamo, per iscritto.',
    ],
    [
      'On layers, down, huts, tears, cold ground and snow.',
      'Sobre capas, plumón, refugios, desgarros, suelo frío y nieve.',
      'Couches, duvet, refuges, accrocs, sol froid et neige.',
      'Über Schichten, Daune, Hütten, Risse, kalten Boden und Schnee.',
      'Su strati, piumino, rifugi, strappi, terreno freddo e neve.',
    ],
  ),
  chapter(
    'explore-winter',
    '/explore/winter',
    46,
    ['Winter', 'Invierno', 'Hiver', 'Winter', 'Inverno'],
    [
      'Short days, long evenings, dry feet.',
      'Días cortos, noches largas, pies secos.',
      'Jours courts, longues soirées, pieds au sec.',
      'Kurze Tage, lange Abende, trockene Füße.',
      'Giorni corti, sere lunghe, piedi asciutti.',
    ],
    [
      'Begin with wool on the skin, end with tea in the hut, and keep one dry pair of socks for the last hour.',
      'Empieza con lana sobre la piel, termina con té en el refugio y guarda un par de calcetines secos para la última hora.',
      'Commencez par de la laine contre la peau, finissez par un thé au refuge, et gardez une paire de chaussettes sèches pour la dernière heure.',
      'Beginnen Sie mit Wolle auf der Haut, enden Sie mit Tee in der Hütte, und heben Sie ein trockenes Paar Socken für die letzte Stunde auf.',
      'Comincia con la lana sulla pelle, finisci con un tè al rifugio, e tieni un paio di calze asciutte per l’ultima ora.',
    ],
  ),
  chapter(
    'suppliers',
    '/sustainability/suppliers',
    47,
    ['Our factories', 'Dónde se hace', 'Où c’est fabriqué', 'Wo es gemacht wird', 'Dove si fa'],
    [
      'Every mill and every sewing room, by name.',
      'Cada hilatura y cada taller, por su nombre.',
      'Chaque filature et chaque atelier, par leur nom.',
      'Jede Spinnerei und jede Näherei, mit Namen.',
      'Ogni filatura e ogni sartoria, per nome.',
    ],
    [
      'We publish all of them twice a year, with what they make for us and for how long they have done so.',
      'Los publicamos todos dos veces al año, con lo que hacen para nosotros y desde cuándo.',
      'Nous les publions tous deux fois par an, avec ce qu’ils font pour nous et depuis quand.',
      'Wir veröffentlichen sie zweimal im Jahr, mit dem, was sie für uns machen, und seit wann.',
      'Li pubblichiamo tutti due volte l’anno, con quello che fanno per noi e da quando.',
    ],
  ),
]
