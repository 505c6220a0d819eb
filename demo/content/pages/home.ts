import type { ContentItem, ContentPage, ContentSection } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'
import type { SectionData, SectionType } from '#src/sections/model/sections.ts'
import { saleCategory } from '#worker/commerce/seed/products.ts'

import { words, type Words } from '../../words/text.ts'
import { categoryName, categoryPath } from './links.ts'
import { scene } from './scene.ts'

type Say = (...texts: Words) => string

/** A section whose data has the shape of its type. */
const contentItem = <Type extends SectionType>(type: Type, id: string, data: SectionData<Type>): ContentItem => ({
  type,
  id,
  data: { ...data },
})

/** True by day and by night. */
const ridges = (say: Say) =>
  say(
    'Snow-covered ridges one behind another',
    'Crestas nevadas, una tras otra',
    'Des crêtes enneigées en enfilade',
    'Verschneite Grate hintereinander',
    'Creste innevate una dietro l’altra',
  )

const opening = (say: Say, language: LanguageCode) =>
  contentItem('hero', 'home-hero', {
    eyebrow: say('Winter 2026', 'Invierno 2026', 'Hiver 2026', 'Winter 2026', 'Inverno 2026'),
    title: say(
      'The weather is the view',
      'El tiempo también es paisaje',
      'Le temps qu’il fait est un paysage',
      'Das Wetter ist die Aussicht',
      'Anche il tempo è panorama',
    ),
    text: say(
      'Shells, down and dry feet for the months when the hills are quiet and the tea is strong.',
      'Impermeables, plumón y pies secos para los meses en que el monte calla y el té se sirve fuerte.',
      'Imperméables, duvet et pieds au sec pour les mois où la montagne se tait et où le thé est fort.',
      'Hardshell, Daune und trockene Füße für die Monate, in denen die Berge still und der Tee stark ist.',
      'Impermeabili, piumino e piedi asciutti per i mesi in cui la montagna tace e il tè è forte.',
    ),
    ink: 'light',
    wide: scene('ridges', 'dawn', 11, 'wide', ridges(say)),
    tall: scene('ridges', 'dawn', 11, 'tall', ridges(say)),
    night: {
      wide: scene('ridges', 'night', 11, 'wide', ridges(say)),
      tall: scene('ridges', 'night', 11, 'tall', ridges(say)),
    },
    action: {
      label: say(
        'Shop new arrivals',
        'Ver las novedades',
        'Voir les nouveautés',
        'Neuheiten ansehen',
        'Scopri le novità',
      ),
      href: categoryPath('new-arrivals', language),
    },
    secondAction: {
      label: say('Women’s jackets', 'Chaquetas de mujer', 'Vestes pour femme', 'Jacken für Damen', 'Giacche da donna'),
      href: categoryPath('womens-jackets', language),
    },
  })

const doors = (say: Say, language: LanguageCode) => {
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

const fresh = (say: Say, language: LanguageCode) =>
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

const halves = (say: Say, language: LanguageCode) =>
  contentItem('split-hero', 'home-halves', {
    panels: [
      {
        title: say(
          'When it rains sideways',
          'Cuando llueve de lado',
          'Quand il pleut de travers',
          'Wenn es waagerecht regnet',
          'Quando piove di traverso',
        ),
        text: say(
          'Taped, hooded and quiet in the wind: shells that make a wet ridge a good place to be.',
          'Costuras selladas, capucha firme y silencio en el viento: para estar a gusto en una cresta mojada.',
          'Coutures étanchées, capuche bien tenue, silence dans le vent : de quoi aimer une crête mouillée.',
          'Verklebt, mit fester Kapuze und leise im Wind: So wird ein nasser Grat zum guten Ort.',
          'Cuciture nastrate, cappuccio saldo e silenzio nel vento: si sta bene anche su una cresta bagnata.',
        ),
        ink: 'light',
        picture: scene(
          'ridges',
          'storm',
          31,
          'square',
          say(
            'Dark ridges in driving rain',
            'Crestas oscuras bajo la lluvia',
            'Des crêtes sombres sous la pluie',
            'Dunkle Grate im Regen',
            'Creste scure sotto la pioggia',
          ),
        ),
        action: {
          label: say(
            'Shells for men',
            'Impermeables de hombre',
            'Imperméables pour homme',
            'Regenjacken für Herren',
            'Impermeabili da uomo',
          ),
          href: categoryPath('mens-shells', language),
        },
      },
      {
        title: say(
          'When it stays below zero',
          'Cuando no sube de cero',
          'Quand il gèle toute la journée',
          'Wenn es unter null bleibt',
          'Quando resta sotto zero',
        ),
        text: say(
          'Traceable down and warm fiber, light enough to carry and ready when you stop.',
          'Plumón con origen y fibra cálida: pesan poco y están listos cuando paras.',
          'Duvet tracé et fibre chaude, légers à porter et prêts à chaque halte.',
          'Daune mit Herkunft und warme Faser: leicht im Gepäck und bereit, wenn Sie anhalten.',
          'Piumino tracciato e fibra calda, leggeri da portare e pronti a ogni sosta.',
        ),
        ink: 'light',
        picture: scene(
          'camp',
          'dusk',
          32,
          'square',
          say(
            'A camp in the snow at dusk',
            'Un campamento en la nieve al anochecer',
            'Un camp dans la neige au crépuscule',
            'Ein Lager im Schnee in der Dämmerung',
            'Un campo nella neve al crepuscolo',
          ),
        ),
        action: {
          label: say(
            'Down for women',
            'Plumón de mujer',
            'Doudounes pour femme',
            'Daune für Damen',
            'Piumini da donna',
          ),
          href: categoryPath('womens-insulated-jackets', language),
        },
      },
    ],
  })

const workshop = (say: Say, language: LanguageCode) =>
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

const favourites = (say: Say, language: LanguageCode) =>
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

const reading = (say: Say, language: LanguageCode) =>
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

const voice = (say: Say) =>
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

const reductions = (say: Say, language: LanguageCode) =>
  contentItem('banner', 'home-sale', {
    text: say(
      'Last season’s shades are making room. Same cloth, kinder price.',
      'Los colores de la temporada pasada dejan sitio. La misma tela a mejor precio.',
      'Les teintes de la saison passée laissent la place. Même tissu, prix plus doux.',
      'Die Farben der letzten Saison machen Platz. Gleicher Stoff, kleinerer Preis.',
      'I colori della scorsa stagione fanno posto. Stessa stoffa, prezzo più gentile.',
    ),
    ground: 'ember',
    action: {
      label: say('Shop the sale', 'Ver las rebajas', 'Voir les soldes', 'Zu den Angeboten', 'Vai ai saldi'),
      href: categoryPath(saleCategory, language),
    },
  })

const closing = (say: Say, language: LanguageCode): ContentSection => {
  const baseline = reductions(say, language)
  const waiting = contentItem('banner', 'home-waiting-cart', {
    text: say(
      'Your cart is where you left it. Nothing in it minds waiting.',
      'Tu cesta sigue donde la dejaste. A nada de lo que hay en ella le importa esperar.',
      'Votre panier est là où vous l’avez laissé. Rien dedans ne craint l’attente.',
      'Ihr Warenkorb steht, wo Sie ihn gelassen haben. Nichts darin stört das Warten.',
      'Il tuo carrello è dove l’hai lasciato. A niente di ciò che contiene dispiace aspettare.',
    ),
    ground: 'pine',
    action: {
      label: say('To the cart', 'Ir a la cesta', 'Voir le panier', 'Zum Warenkorb', 'Vai al carrello'),
      href: '/cart',
    },
  })
  const cold = contentItem('banner', 'home-cold-weather', {
    text: say(
      'Cold where you are? Down for the hut, and a shell for the way there.',
      '¿Hace frío donde estás? Plumón para el refugio y un impermeable para el camino.',
      'Il fait froid chez vous ? Du duvet pour le refuge, un imperméable pour le chemin.',
      'Kalt bei Ihnen? Daune für die Hütte, eine Hardshell für den Weg dorthin.',
      'Fa freddo da te? Piumino per il rifugio e un impermeabile per arrivarci.',
    ),
    ground: 'pine',
    action: {
      label: say('To the jackets', 'Ver las chaquetas', 'Voir les vestes', 'Zu den Jacken', 'Vai alle giacche'),
      href: categoryPath('womens-insulated-jackets', language),
    },
  })
  return {
    name: 'bottom',
    items: [baseline],
    experienceId: 'home-closing',
    experienceType: 'monetate',
    variants: [
      { variantId: 'waiting-cart', targets: [waiting] },
      { variantId: 'cold-weather', targets: [cold] },
    ],
    baselines: [baseline],
  }
}

/** The home page in a language. */
export function homePage(language: LanguageCode): ContentPage {
  const say: Say = (...texts) => words(...texts)[language]
  return {
    name: 'home',
    title: say(
      'Fellholm: clothes and gear for weather',
      'Fellholm: ropa y equipo para todo tiempo',
      'Fellholm : vêtements et matériel pour tous les temps',
      'Fellholm: Kleidung und Ausrüstung für jedes Wetter',
      'Fellholm: abbigliamento e attrezzatura per ogni tempo',
    ),
    description: say(
      'Shells, down, footwear, packs and tents, made to be mended and meant for the hills.',
      'Impermeables, plumón, calzado, mochilas y tiendas, hechos para repararse y pensados para el monte.',
      'Imperméables, duvet, chaussures, sacs et tentes, faits pour être réparés et pour vivre dehors.',
      'Hardshell, Daune, Schuhe, Rucksäcke und Zelte, reparierbar gemacht und für draußen gedacht.',
      'Impermeabili, piumino, calzature, zaini e tende, fatti per essere riparati e pensati per la montagna.',
    ),
    sections: [
      { name: 'top', items: [opening(say, language)] },
      {
        name: 'main',
        items: [
          doors(say, language),
          fresh(say, language),
          halves(say, language),
          workshop(say, language),
          favourites(say, language),
          reading(say, language),
          voice(say),
        ],
      },
      closing(say, language),
    ],
  }
}
