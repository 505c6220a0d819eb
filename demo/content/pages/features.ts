import type { LanguageCode } from '#src/language/locales.ts'

import { words, type Words } from '../../words/text.ts'
import { categoryPath, seeCategory } from './links.ts'
import { scene } from './scene.ts'
import { contentItem, running, type PageRow } from './stored.ts'

const text = (...texts: Words) => words(...texts)

/** The page of one idea: down, from the first plume to the last repair. */
const nuptse: PageRow = {
  name: 'nuptse',
  kind: 'page',
  href: '/featured/nuptse',
  title: text(
    'Down, and nothing else',
    'Plumón y nada más',
    'Du duvet, rien d’autre',
    'Daunen, sonst nichts',
    'Piumino e basta',
  ),
  description: text(
    'Five chambers, one fabric and a bird’s whole wisdom.',
    'Cinco cámaras, un tejido y toda la sabiduría de un ave.',
    'Cinq compartiments, un tissu et toute la sagesse d’un oiseau.',
    'Fünf Kammern, ein Stoff und die ganze Weisheit eines Vogels.',
    'Cinque camere, un tessuto e tutta la saggezza di un uccello.',
  ),
  picture: language => scene('summit', 'dawn', 81, 'wide', nuptse.title[language]),
  items: language => [
    contentItem('shop-the-look', 'nuptse-look', {
      title: text(
        'What is worn at dawn',
        'Lo que se lleva al alba',
        'Ce qu’on porte à l’aube',
        'Was man im Morgengrauen trägt',
        'Che cosa si indossa all’alba',
      )[language],
      picture: scene('camp', 'dawn', 82, 'wide', nuptse.title[language]),
      spots: [
        {
          x: 24,
          y: 62,
          label: text('Down jackets', 'Chaquetas de plumón', 'Doudounes', 'Daunenjacken', 'Piumini')[language],
          href: categoryPath('womens-jackets', language),
        },
        {
          x: 52,
          y: 48,
          label: text('Sleeping bags', 'Sacos de dormir', 'Sacs de couchage', 'Schlafsäcke', 'Sacchi a pelo')[language],
          href: categoryPath('sleeping-bags', language),
        },
        {
          x: 78,
          y: 70,
          label: text('Tents', 'Tiendas', 'Tentes', 'Zelte', 'Tende')[language],
          href: categoryPath('tents', language),
        },
      ],
    }),
    contentItem('video', 'nuptse-film', {
      title: text('The first snow', 'La primera nieve', 'La première neige', 'Der erste Schnee', 'La prima neve')[
        language
      ],
      poster: scene('ridges', 'dusk', 83, 'wide', nuptse.title[language]),
      src: '/films/first-snow.webm',
      transcript: text(
        'Dusk over five ridges. It begins to snow; nobody says anything.',
        'Anochece sobre cinco crestas. Empieza a nevar; nadie dice nada.',
        'Le soir tombe sur cinq crêtes. Il se met à neiger ; personne ne parle.',
        'Abend über fünf Graten. Es beginnt zu schneien; niemand sagt etwas.',
        'Sera su cinque creste. Comincia a nevicare; nessuno parla.',
      )[language],
    }),
    contentItem('comparison-table', 'nuptse-table', {
      title: text(
        'Which one is yours',
        'Cuál es el tuyo',
        'Lequel est le vôtre',
        'Welche die Ihre ist',
        'Qual è il tuo',
      )[language],
      columns: [
        { name: text('Hut', 'Refugio', 'Refuge', 'Hütte', 'Rifugio')[language] },
        { name: text('Ridge', 'Cresta', 'Crête', 'Grat', 'Cresta')[language] },
        { name: text('Winter', 'Invierno', 'Hiver', 'Kälte', 'Inverno')[language] },
      ],
      rows: [
        {
          name: text('Down', 'Plumón', 'Duvet', 'Daunen', 'Piuma')[language],
          cells: ['90 g', '140 g', '220 g'],
        },
        { name: text('Weight', 'Peso', 'Poids', 'Gewicht', 'Peso')[language], cells: ['310 g', '395 g', '560 g'] },
        { name: text('Down to', 'Hasta', 'Jusqu’à', 'Bis', 'Fino a')[language], cells: ['0 °C', '−8 °C', '−20 °C'] },
      ],
    }),
    contentItem('accordion', 'nuptse-questions', {
      title: text(
        'Asked again and again',
        'Lo que siempre preguntan',
        'On nous demande souvent',
        'Immer wieder gefragt',
        'Domande frequenti',
      )[language],
      folds: [
        {
          title: text(
            'Can it be washed?',
            '¿Se puede lavar?',
            'Peut-on le laver ?',
            'Kann man sie waschen?',
            'Si può lavare?',
          )[language],
          paragraphs: [
            text(
              'Yes: warm, with little soap, and dried slowly with two tennis balls.',
              'Sí: tibio, con poco jabón y secado despacio con dos pelotas de tenis.',
              'Oui : tiède, avec peu de savon, puis séché lentement avec deux balles de tennis.',
              'Ja: warm, mit wenig Seife, und langsam getrocknet mit zwei Tennisbällen.',
              'Sì: tiepido, con poco sapone, e asciugato piano con due palline da tennis.',
            )[language],
          ],
        },
        {
          title: text(
            'Can it be mended?',
            '¿Se puede arreglar?',
            'Peut-on le réparer ?',
            'Kann man sie flicken?',
            'Si può riparare?',
          )[language],
          paragraphs: [
            text(
              'Always. Bring it to a store, or send it; a patch costs nothing.',
              'Siempre. Tráelo a una tienda o envíalo; un parche no cuesta nada.',
              'Toujours. Apportez-le en magasin, ou envoyez-le ; une pièce ne coûte rien.',
              'Immer. Bringen Sie sie in eine Filiale oder schicken Sie sie; ein Flicken kostet nichts.',
              'Sempre. Portalo in negozio o spediscilo; una toppa non costa nulla.',
            )[language],
          ],
        },
      ],
    }),
    contentItem('size-guide', 'nuptse-sizes', {
      title: text('Your size', 'Tu talla', 'Votre taille', 'Ihre Größe', 'La tua taglia')[language],
      chart: 'tops',
    }),
    contentItem('recommendations', 'nuptse-popular', {
      title: text(
        'Customers also bought',
        'Otros clientes también compraron',
        'Les clients ont aussi acheté',
        'Andere kauften auch',
        'Altri clienti hanno acquistato anche',
      )[language],
      widget: 'popular',
    }),
  ],
}

const sourceMaps: PageRow = {
  name: 'source-maps',
  kind: 'page',
  href: '/sustainability/suppliers/source-maps',
  parent: 'suppliers',
  title: text('From where it comes', 'De dónde viene', 'D’où cela vient', 'Woher es kommt', 'Da dove viene'),
  description: text(
    'The way of a jacket, stop by stop.',
    'El camino de una chaqueta, parada a parada.',
    'Le chemin d’une veste, étape par étape.',
    'Der Weg einer Jacke, Halt für Halt.',
    'Il cammino di una giacca, tappa per tappa.',
  ),
  items: language => [
    contentItem('map-story', 'source-map', {
      title: text(
        'A shell in four stops',
        'Una chaqueta en cuatro paradas',
        'Une veste en quatre étapes',
        'Eine Jacke in vier Halten',
        'Una giacca in quattro tappe',
      )[language],
      picture: scene('contours', 'noon', 83, 'wide', sourceMaps.description[language]),
      stops: [
        {
          x: 14,
          y: 70,
          title: text('Yarn', 'Hilo', 'Fil', 'Garn', 'Filo')[language],
          text: text(
            'Spun from nets that fished long enough.',
            'Hilado de redes que ya pescaron bastante.',
            'Filé avec des filets qui ont assez pêché.',
            'Gesponnen aus Netzen, die lange genug gefischt haben.',
            'Filato da reti che hanno pescato abbastanza.',
          )[language],
        },
        {
          x: 38,
          y: 40,
          title: text('Cloth', 'Tela', 'Tissu', 'Stoff', 'Tessuto')[language],
          text: text(
            'Woven where the river still turns the mill.',
            'Tejida donde el río aún mueve el molino.',
            'Tissé là où la rivière fait tourner le moulin.',
            'Gewebt, wo der Fluss noch die Mühle dreht.',
            'Tessuto dove il fiume muove ancora il mulino.',
          )[language],
        },
        {
          x: 62,
          y: 58,
          title: text('Membrane', 'Membrana', 'Membrane', 'Membran', 'Membrana')[language],
          text: text(
            'Laid on without fluorine since 2021.',
            'Aplicada sin flúor desde 2021.',
            'Posée sans fluor depuis 2021.',
            'Seit 2021 ohne Fluor aufgebracht.',
            'Applicata senza fluoro dal 2021.',
          )[language],
        },
        {
          x: 86,
          y: 30,
          title: text('Sewing', 'Costura', 'Couture', 'Nähen', 'Cucito')[language],
          text: text(
            'Two hundred and eleven steps, by people we know by name.',
            'Doscientos once pasos, de gente que conocemos por su nombre.',
            'Deux cent onze gestes, par des gens que nous connaissons.',
            'Zweihundertelf Schritte, von Leuten, die wir beim Namen kennen.',
            'Duecentoundici passaggi, da persone che conosciamo per nome.',
          )[language],
        },
      ],
    }),
  ],
}

const warranty: PageRow = {
  name: 'warranty-retail',
  kind: 'page',
  href: '/warranty-retail',
  title: text(
    'Bought elsewhere, mended here',
    'Comprado fuera, arreglado aquí',
    'Acheté ailleurs, réparé ici',
    'Anderswo gekauft, hier geflickt',
    'Comprato altrove, riparato qui',
  ),
  description: text(
    'What holds for things from another shop.',
    'Lo que vale para lo comprado en otra tienda.',
    'Ce qui vaut pour un achat chez un autre marchand.',
    'Was für Dinge aus einem anderen Laden gilt.',
    'Che cosa vale per gli acquisti in un altro negozio.',
  ),
  items: language => [
    contentItem('rich-text', 'warranty-retail-text', {
      blocks: [
        {
          kind: 'paragraph',
          text: text(
            'A fault of ours is ours wherever you bought the thing: for as long as it lives we mend it, and where we cannot, we replace it.',
            'Un fallo nuestro es nuestro dondequiera que lo compraras: lo arreglamos mientras viva y, si no se puede, lo cambiamos.',
            'Un défaut de notre part reste le nôtre où que vous ayez acheté : nous réparons tant que la pièce vit, sinon nous la remplaçons.',
            'Ein Fehler von uns bleibt unserer, wo immer Sie es gekauft haben: Wir flicken es, solange es lebt, und wo das nicht geht, ersetzen wir es.',
            'Un nostro difetto resta nostro ovunque tu abbia comprato: ripariamo finché vive e, se non si può, sostituiamo.',
          )[language],
        },
        {
          kind: 'heading',
          text: text('What we need', 'Qué necesitamos', 'Ce qu’il nous faut', 'Was wir brauchen', 'Che cosa ci serve')[
            language
          ],
        },
        {
          kind: 'list',
          items: [
            text(
              'the thing itself, clean and dry',
              'la prenda, limpia y seca',
              'la pièce, propre et sèche',
              'das Stück selbst, sauber und trocken',
              'il capo, pulito e asciutto',
            )[language],
            text(
              'a receipt, or a good story',
              'el recibo o una buena historia',
              'le ticket, ou une bonne histoire',
              'den Beleg, oder eine gute Geschichte',
              'lo scontrino, o una bella storia',
            )[language],
          ],
        },
        {
          kind: 'link',
          label: text(
            'Tell the workshop what is wrong',
            'Cuente al taller qué le pasa',
            'Dire à l’atelier ce qui ne va pas',
            'Der Werkstatt sagen, was fehlt',
            'Dire all’officina che cosa non va',
          )[language],
          href: '/warranty-case',
        },
        {
          kind: 'link',
          label: text(
            'All about the warranty',
            'Todo sobre la garantía',
            'Tout sur la garantie',
            'Alles zur Garantie',
            'Tutto sulla garanzia',
          )[language],
          href: '/help/warranty',
        },
      ],
    }),
    contentItem('store-finder', 'warranty-retail-stores', {
      title: text('Bring it along', 'Tráelo', 'Apportez-le', 'Bringen Sie es mit', 'Portalo con te')[language],
      text: text(
        'Every store takes it in.',
        'Todas las tiendas lo recogen.',
        'Chaque magasin le reprend.',
        'Jede Filiale nimmt es an.',
        'Ogni negozio lo accetta.',
      )[language],
    }),
  ],
}

const summit: PageRow = {
  name: 'summit-series-kit',
  kind: 'page',
  href: '/summit-series-kit',
  title: text('The summit kit', 'El equipo de cumbre', 'Le kit sommet', 'Die Gipfelausrüstung', 'Il kit da vetta'),
  description: text(
    'Seven pieces for the last five hundred meters.',
    'Siete piezas para los últimos quinientos metros.',
    'Sept pièces pour les cinq cents derniers mètres.',
    'Sieben Teile für die letzten fünfhundert Meter.',
    'Sette pezzi per gli ultimi cinquecento metri.',
  ),
  items: language => [
    contentItem('countdown', 'summit-countdown', {
      title: text(
        'The next window',
        'La próxima ventana',
        'La prochaine fenêtre',
        'Das nächste Fenster',
        'La prossima finestra',
      )[language],
      until: '2027-05-15T04:00:00Z',
      action: { label: seeCategory('new-arrivals', language), href: categoryPath('new-arrivals', language) },
    }),
    contentItem('athlete-story', 'summit-athlete', {
      name: 'Maren Voss',
      discipline: text(
        'High-altitude climbing',
        'Alpinismo de altura',
        'Haute altitude',
        'Höhenbergsteigen',
        'Alta quota',
      )[language],
      picture: scene('summit', 'noon', 84, 'square', 'Maren Voss'),
      words: text(
        'Above seven thousand meters every gram speaks. I like those that keep silent.',
        'Por encima de los siete mil metros cada gramo habla. Me gustan los que callan.',
        'Au-dessus de sept mille mètres, chaque gramme parle. J’aime ceux qui se taisent.',
        'Über siebentausend Metern spricht jedes Gramm. Ich mag die, die schweigen.',
        'Sopra i settemila metri ogni grammo parla. Mi piacciono quelli che tacciono.',
      )[language],
      facts: [
        {
          name: text('Highest camp', 'Campo más alto', 'Plus haut camp', 'Höchstes Lager', 'Campo più alto')[language],
          value: '7,460 m',
        },
      ],
    }),
  ],
}

const pass: PageRow = {
  name: 'xplr-pass',
  kind: 'page',
  href: '/xplr-pass',
  title: text(
    'Fellholm Trails',
    'Fellholm Trails, el programa',
    'Fellholm Trails, le programme',
    'Fellholm Trails, das Programm',
    'Fellholm Trails, il programma',
  ),
  description: text(
    'Points for what you buy, mend and hand on.',
    'Puntos por lo que compras, arreglas y pasas a otros.',
    'Des points pour ce que vous achetez, réparez et transmettez.',
    'Punkte für alles, was Sie kaufen, flicken und weitergeben.',
    'Punti per ciò che compri, ripari e passi ad altri.',
  ),
  items: language => [
    running(
      'pass-how',
      text('How it works', 'Cómo funciona', 'Comment ça marche', 'Wie es geht', 'Come funziona')[language],
      [
        text(
          'One point for every unit of your currency, a hundred points make a voucher of ten.',
          'Un punto por cada unidad de tu moneda; cien puntos son un vale de diez.',
          'Un point par unité de votre monnaie ; cent points font un bon de dix.',
          'Ein Punkt je Einheit Ihrer Währung; hundert Punkte sind ein Gutschein über zehn.',
          'Un punto per ogni unità della tua valuta; cento punti fanno un buono da dieci.',
        )[language],
      ],
    ),
    contentItem('accordion', 'pass-questions', {
      title: text('Questions', 'Preguntas', 'Questions', 'Fragen', 'Domande')[language],
      folds: [
        {
          title: text(
            'When do points count?',
            '¿Cuándo cuentan los puntos?',
            'Quand les points comptent-ils ?',
            'Wann zählen Punkte?',
            'Quando valgono i punti?',
          )[language],
          paragraphs: [
            text(
              'As soon as the package is on its way. What you return takes its points along.',
              'En cuanto el paquete sale. Lo que devuelves se lleva sus puntos.',
              'Dès que le colis part. Ce que vous rendez reprend ses points.',
              'Sobald das Paket unterwegs ist. Was Sie zurückgeben, nimmt seine Punkte mit.',
              'Appena il pacco parte. Ciò che restituisci si riprende i suoi punti.',
            )[language],
          ],
        },
        {
          title: text(
            'What does it cost?',
            '¿Cuánto cuesta?',
            'Combien cela coûte-t-il ?',
            'Was kostet es?',
            'Quanto costa?',
          )[language],
          paragraphs: [
            text(
              'Nothing. It ends whenever you say so.',
              'Nada. Termina cuando tú digas.',
              'Rien. Cela s’arrête quand vous le dites.',
              'Nichts. Es endet, wann immer Sie es sagen.',
              'Niente. Finisce quando lo dici tu.',
            )[language],
          ],
        },
      ],
    }),
    contentItem('banner', 'pass-join', {
      text: text(
        'A first voucher waits after your first order.',
        'Tras tu primer pedido te espera un primer vale.',
        'Un premier bon d’achat vous attend après votre première commande.',
        'Nach Ihrer ersten Bestellung wartet ein erster Gutschein.',
        'Dopo il primo ordine ti aspetta un primo buono.',
      )[language],
      ground: 'pine',
      action: {
        label: text('Join', 'Unirse', 'Adhérer', 'Mitmachen', 'Iscriversi')[language],
        href: '/account/loyalty',
      },
    }),
    contentItem('newsletter', 'pass-news', {
      title: text(
        'First to know',
        'Entérate antes',
        'Prévenus avant les autres',
        'Früher Bescheid wissen',
        'Saperlo prima',
      )[language],
      text: text(
        'News once a month.',
        'Noticias una vez al mes.',
        'Des nouvelles une fois par mois.',
        'Einmal im Monat Neues.',
        'Novità una volta al mese.',
      )[language],
    }),
  ],
}

/** Pages that show what sections can do. */
export const featureRows: readonly PageRow[] = [nuptse, sourceMaps, warranty, summit, pass]

/** Everything these pages show, piece by piece, for editors. */
export const showcased = (language: LanguageCode) => featureRows.flatMap(row => row.items(language))
