import type { LocalText } from '#worker/commerce/local-text.ts'
import type { SeedCategory } from '#worker/commerce/seed/products.ts'

import { capitalised, words } from '../../words/text.ts'

type Texts = readonly [en: string, es: string, fr: string, de: string, it: string]

const category = (parent: string | undefined, slugs: Texts, names: Texts, descriptions: Texts): SeedCategory => {
  const node = { id: slugs[0], slug: words(...slugs), name: words(...names), description: words(...descriptions) }
  return parent === undefined ? node : { ...node, parent }
}

/** Roots and what lies directly below them. A category's id is its English slug. */
const places: readonly SeedCategory[] = [
  category(
    undefined,
    ['women', 'mujer', 'femme', 'damen', 'donna'],
    ['Women', 'Mujer', 'Femme', 'Damen', 'Donna'],
    [
      'Jackets, layers, pants and shoes drawn for women, for weather that keeps its own plans.',
      'Chaquetas, capas, pantalones y calzado pensados para mujer y para un tiempo que va a lo suyo.',
      'Vestes, couches, pantalons et chaussures dessinés pour les femmes, quel que soit le ciel.',
      'Jacken, Schichten, Hosen und Schuhe für Frauen und für Wetter mit eigenen Plänen.',
      'Giacche, strati, pantaloni e scarpe disegnati per le donne e per un cielo che fa di testa sua.',
    ],
  ),
  category(
    undefined,
    ['men', 'hombre', 'homme', 'herren', 'uomo'],
    ['Men', 'Hombre', 'Homme', 'Herren', 'Uomo'],
    [
      'What men take up the hill and wear home again: shells, warmth, pants and shoes.',
      'Lo que se lleva al monte y se trae puesto de vuelta: chaquetas, abrigo, pantalones y calzado.',
      'Ce que l’on monte là-haut et que l’on garde pour rentrer : vestes, chaleur, pantalons et chaussures.',
      'Was Männer auf den Berg mitnehmen und auf dem Heimweg anbehalten: Jacken, Wärme, Hosen, Schuhe.',
      'Ciò che si porta in quota e si tiene addosso al ritorno: giacche, caldo, pantaloni e scarpe.',
    ],
  ),
  category(
    undefined,
    ['kids', 'ninos', 'enfant', 'kinder', 'bambini'],
    ['Kids', 'Niños', 'Enfant', 'Kinder', 'Bambini'],
    [
      'Small sizes made with the same care, with cuffs that grow and room for three names.',
      'Tallas pequeñas con el mismo cuidado, puños que crecen y sitio para tres nombres.',
      'De petites tailles faites avec le même soin, des poignets qui grandissent et la place pour trois prénoms.',
      'Kleine Größen, mit derselben Sorgfalt gemacht: Bündchen, die mitwachsen, und Platz für drei Namen.',
      'Taglie piccole fatte con la stessa cura, polsini che crescono e spazio per tre nomi.',
    ],
  ),
  category(
    undefined,
    ['footwear', 'calzado', 'chaussures', 'schuhe', 'calzature'],
    ['Footwear', 'Calzado', 'Chaussures', 'Schuhe', 'Calzature'],
    [
      'Boots, trail shoes, approach shoes and sandals, each for its own kind of ground.',
      'Botas, zapatillas y sandalias, cada una para su terreno.',
      'Chaussures de randonnée, de trail, d’approche et sandales : à chaque terrain la sienne.',
      'Stiefel, Trailschuhe, Zustiegsschuhe und Sandalen, jeder für seinen Boden.',
      'Scarponi, scarpe da trail, da avvicinamento e sandali, ognuno per il suo terreno.',
    ],
  ),
  category(
    undefined,
    ['packs', 'mochilas', 'sacs', 'rucksaecke', 'zaini'],
    ['Packs', 'Mochilas', 'Sacs', 'Rucksäcke', 'Zaini'],
    [
      'Packs for an afternoon, a week or a winter, and bags for getting there.',
      'Mochilas para una tarde, una semana o un invierno, y bolsas para llegar hasta allí.',
      'Des sacs pour un après-midi, une semaine ou un hiver, et de quoi voyager jusque-là.',
      'Rucksäcke für einen Nachmittag, eine Woche oder einen Winter und Taschen für die Anreise.',
      'Zaini per un pomeriggio, una settimana o un inverno, e borse per arrivarci.',
    ],
  ),
  category(
    undefined,
    ['camping', 'acampada', 'camping', 'camping', 'campeggio'],
    ['Tents & camping', 'Tiendas y acampada', 'Tentes et camping', 'Zelte und Camping', 'Tende e campeggio'],
    [
      'Somewhere to sleep, something to lie on, and a flame for the morning tea.',
      'Un sitio donde dormir, algo en que tumbarse y una llama para el té de la mañana.',
      'Où dormir, sur quoi s’allonger, et une flamme pour le thé du matin.',
      'Ein Platz zum Schlafen, etwas zum Liegen und eine Flamme für den Morgentee.',
      'Un posto dove dormire, qualcosa su cui stendersi e una fiamma per il tè del mattino.',
    ],
  ),
  category(
    undefined,
    ['accessories', 'accesorios', 'accessoires', 'accessoires', 'accessori'],
    ['Accessories', 'Accesorios', 'Accessoires', 'Accessoires', 'Accessori'],
    [
      'The small things that decide a day: hats, gloves, socks and a full bottle.',
      'Las cosas pequeñas que deciden el día: gorros, guantes, calcetines y una botella llena.',
      'Les petites choses qui décident d’une journée : bonnets, gants, chaussettes et gourde pleine.',
      'Die kleinen Dinge, die einen Tag entscheiden: Mützen, Handschuhe, Socken und eine volle Flasche.',
      'Le piccole cose che decidono una giornata: berretti, guanti, calzini e una borraccia piena.',
    ],
  ),

  category(
    'footwear',
    ['hiking-boots', 'botas-de-montana', 'chaussures-de-randonnee', 'wanderstiefel', 'scarponi'],
    ['Hiking boots', 'Botas de montaña', 'Chaussures de randonnée', 'Wanderstiefel', 'Scarponi'],
    [
      'Boots that stay dry inside and upright on loose stone.',
      'Botas secas por dentro y firmes en piedra suelta.',
      'Des chaussures qui restent sèches et tiennent dans les pierriers.',
      'Stiefel, die innen trocken bleiben und auf losem Stein stehen.',
      'Scarponi asciutti dentro e saldi sulle pietre mobili.',
    ],
  ),
  category(
    'footwear',
    ['trail-running-shoes', 'zapatillas-de-trail', 'chaussures-de-trail', 'trailrunningschuhe', 'scarpe-da-trail'],
    ['Trail running shoes', 'Zapatillas de trail', 'Chaussures de trail', 'Trailrunningschuhe', 'Scarpe da trail'],
    [
      'Light shoes with lugs for running where roads stop.',
      'Zapatillas ligeras con tacos para correr donde acaba el asfalto.',
      'Des chaussures légères à crampons pour courir là où la route s’arrête.',
      'Leichte Schuhe mit Stollen fürs Laufen jenseits der Straße.',
      'Scarpe leggere con tasselli per correre dove finisce la strada.',
    ],
  ),
  category(
    'footwear',
    [
      'approach-shoes',
      'zapatillas-de-aproximacion',
      'chaussures-d-approche',
      'zustiegsschuhe',
      'scarpe-da-avvicinamento',
    ],
    [
      'Approach shoes',
      'Zapatillas de aproximación',
      'Chaussures d’approche',
      'Zustiegsschuhe',
      'Scarpe da avvicinamento',
    ],
    [
      'For the walk to the rock and the easy pitches on it.',
      'Para el camino hasta la roca y sus largos fáciles.',
      'Pour la marche jusqu’au rocher et ses longueurs faciles.',
      'Für den Weg zum Fels und seine leichten Seillängen.',
      'Per il cammino fino alla roccia e i suoi tiri facili.',
    ],
  ),
  category(
    'footwear',
    ['sandals', 'sandalias', 'sandales', 'sandalen', 'sandali'],
    ['Sandals', 'Sandalias', 'Sandales', 'Sandalen', 'Sandali'],
    [
      'Straps, a shaped footbed and nothing that minds getting wet.',
      'Tiras, plantilla moldeada y nada que tema al agua.',
      'Des brides, un lit de pied anatomique et rien qui craigne l’eau.',
      'Riemen, ein geformtes Fußbett und nichts, dem Wasser schadet.',
      'Cinturini, plantare sagomato e nulla che tema l’acqua.',
    ],
  ),
  category(
    'packs',
    ['day-packs', 'mochilas-de-dia', 'sacs-a-dos-de-jour', 'tagesrucksaecke', 'zaini-da-giornata'],
    ['Day packs', 'Mochilas de día', 'Sacs à dos de jour', 'Tagesrucksäcke', 'Zaini da giornata'],
    [
      'From eight to thirty-two liters, for lunch, a layer and the long way home.',
      'De ocho a treinta y dos litros: comida, una capa y el camino largo a casa.',
      'De huit à trente-deux litres, pour le repas, une couche et le chemin des écoliers.',
      'Von acht bis zweiunddreißig Liter, für Brotzeit, eine Schicht und den langen Heimweg.',
      'Da otto a trentadue litri: pranzo, uno strato e la via lunga per tornare.',
    ],
  ),
  category(
    'packs',
    ['expedition-packs', 'mochilas-de-trekking', 'sacs-de-trekking', 'trekkingrucksaecke', 'zaini-da-trekking'],
    ['Trekking packs', 'Mochilas de trekking', 'Sacs de trekking', 'Trekkingrucksäcke', 'Zaini da trekking'],
    [
      'Frames that bring the weight to the hips, in three back lengths.',
      'Armazones que llevan el peso a las caderas, en tres largos de espalda.',
      'Des cadres qui amènent le poids sur les hanches, en trois longueurs de dos.',
      'Rahmen, die Last auf die Hüfte bringen, in drei Rückenlängen.',
      'Telai che portano il peso sui fianchi, in tre lunghezze di schiena.',
    ],
  ),
  category(
    'packs',
    ['duffels', 'bolsas-de-viaje', 'sacs-de-voyage', 'reisetaschen', 'borsoni'],
    ['Duffels', 'Bolsas de viaje', 'Sacs de voyage', 'Reisetaschen', 'Borsoni'],
    [
      'Tough bags for ferries, night trains and the back of a van.',
      'Bolsas resistentes para ferris, trenes nocturnos y furgonetas.',
      'Des sacs solides pour ferries, trains de nuit et fonds de fourgon.',
      'Robuste Taschen für Fähren, Nachtzüge und Ladeflächen.',
      'Borse robuste per traghetti, treni notturni e furgoni.',
    ],
  ),
  category(
    'camping',
    ['tents', 'tiendas-de-campana', 'tentes', 'zelte', 'tende'],
    ['Tents', 'Tiendas de campaña', 'Tentes', 'Zelte', 'Tende'],
    [
      'For one, for six, for a still meadow or a ridge in a gale.',
      'Para una persona o seis, para un prado en calma o una cresta con vendaval.',
      'Pour une ou six personnes, pour un pré calme ou une crête en pleine tempête.',
      'Für eine oder sechs Personen, für stille Wiesen oder einen Grat im Sturm.',
      'Per una o sei persone, per un prato quieto o una cresta in burrasca.',
    ],
  ),
  category(
    'camping',
    ['sleeping-bags', 'sacos-de-dormir', 'sacs-de-couchage', 'schlafsaecke', 'sacchi-a-pelo'],
    ['Sleeping bags', 'Sacos de dormir', 'Sacs de couchage', 'Schlafsäcke', 'Sacchi a pelo'],
    [
      'Honest temperatures, soft linings and room to bend a knee.',
      'Temperaturas honestas, forros suaves y sitio para doblar una rodilla.',
      'Des températures honnêtes, des doublures douces et la place de plier un genou.',
      'Ehrliche Temperaturen, weiche Futter und Platz für ein angewinkeltes Knie.',
      'Temperature oneste, fodere morbide e spazio per piegare un ginocchio.',
    ],
  ),
  category(
    'camping',
    ['sleeping-mats', 'esterillas', 'matelas', 'isomatten', 'materassini'],
    ['Sleeping mats', 'Esterillas', 'Matelas', 'Isomatten', 'Materassini'],
    [
      'Warmth from below, packed to the size of a bottle.',
      'Calor desde abajo, plegado al tamaño de una botella.',
      'La chaleur vient d’en bas, pliée au format d’une gourde.',
      'Wärme von unten, gepackt so groß wie eine Flasche.',
      'Il calore dal basso, ripiegato come una borraccia.',
    ],
  ),
  category(
    'camping',
    ['camp-kitchen', 'cocina-de-campamento', 'cuisine-de-camp', 'campingkueche', 'cucina-da-campo'],
    ['Camp kitchen', 'Cocina de campamento', 'Cuisine de camp', 'Campingküche', 'Cucina da campo'],
    [
      'Stoves and bottles for hot mornings in cold places.',
      'Hornillos y botellas para mañanas calientes en sitios fríos.',
      'Réchauds et gourdes pour des matins chauds dans des lieux froids.',
      'Kocher und Flaschen für warme Morgen an kalten Orten.',
      'Fornelli e borracce per mattine calde in posti freddi.',
    ],
  ),
  category(
    'camping',
    ['headlamps', 'linternas-frontales', 'lampes-frontales', 'stirnlampen', 'lampade-frontali'],
    ['Headlamps', 'Linternas frontales', 'Lampes frontales', 'Stirnlampen', 'Lampade frontali'],
    [
      'Light for the hour before sunrise.',
      'Luz para la hora antes del amanecer.',
      'De la lumière pour l’heure d’avant l’aube.',
      'Licht für die Stunde vor Sonnenaufgang.',
      'Luce per l’ora prima dell’alba.',
    ],
  ),
  category(
    'camping',
    ['trekking-poles', 'bastones-de-trekking', 'batons-de-randonnee', 'trekkingstoecke', 'bastoncini-da-trekking'],
    ['Trekking poles', 'Bastones de trekking', 'Bâtons de randonnée', 'Trekkingstöcke', 'Bastoncini da trekking'],
    [
      'Two more points on the ground for long descents.',
      'Dos apoyos más para las bajadas largas.',
      'Deux appuis de plus pour les longues descentes.',
      'Zwei Stützpunkte mehr für lange Abstiege.',
      'Due appoggi in più per le lunghe discese.',
    ],
  ),
  category(
    'accessories',
    ['beanies', 'gorros', 'bonnets', 'muetzen', 'berretti'],
    ['Beanies', 'Gorros', 'Bonnets', 'Mützen', 'Berretti'],
    [
      'Knitted close, warm over the ears, made not to itch.',
      'Punto ceñido, orejas calientes y nada de picor.',
      'Tricotés serré, chauds aux oreilles, faits pour ne pas gratter.',
      'Dicht gestrickt, warm über den Ohren und ohne Kratzen.',
      'Maglia fitta, orecchie calde e nessun pizzicore.',
    ],
  ),
  category(
    'accessories',
    ['caps', 'gorras', 'casquettes', 'kappen', 'cappellini'],
    ['Caps', 'Gorras', 'Casquettes', 'Kappen', 'Cappellini'],
    [
      'Shade that folds into a pocket.',
      'Sombra que se pliega en un bolsillo.',
      'De l’ombre qui se plie dans une poche.',
      'Schatten, der sich in die Tasche falten lässt.',
      'Ombra che si piega in una tasca.',
    ],
  ),
  category(
    'accessories',
    ['gloves', 'guantes', 'gants', 'handschuhe', 'guanti'],
    ['Gloves', 'Guantes', 'Gants', 'Handschuhe', 'Guanti'],
    [
      'Warm enough for the ridge, close enough to tie a knot.',
      'Calientes para la cresta y ceñidos para hacer un nudo.',
      'Assez chauds pour la crête, assez fins pour faire un nœud.',
      'Warm genug für den Grat, eng genug für einen Knoten.',
      'Caldi quanto serve in cresta, aderenti quanto basta per un nodo.',
    ],
  ),
  category(
    'accessories',
    ['socks', 'calcetines', 'chaussettes', 'socken', 'calzini'],
    ['Socks', 'Calcetines', 'Chaussettes', 'Socken', 'Calzini'],
    [
      'Merino with cushion under heel and ball, knitted left and right.',
      'Merina con almohadillado en talón y planta, pie izquierdo y pie derecho.',
      'Du mérinos amorti au talon et à l’avant, pied gauche et pied droit.',
      'Merino mit Polster an Ferse und Ballen, links und rechts gestrickt.',
      'Merino con imbottitura su tallone e avampiede, destro e sinistro.',
    ],
  ),
  category(
    'accessories',
    ['bottles', 'botellas', 'gourdes', 'trinkflaschen', 'borracce'],
    ['Bottles', 'Botellas', 'Gourdes', 'Trinkflaschen', 'Borracce'],
    [
      'Steel that keeps tea hot and stream water cold.',
      'Acero que conserva el té caliente y el agua del arroyo fría.',
      'De l’acier qui garde le thé chaud et l’eau du torrent froide.',
      'Stahl, der Tee heiß und Bachwasser kalt hält.',
      'Acciaio che tiene caldo il tè e fresca l’acqua del torrente.',
    ],
  ),

  category(
    undefined,
    ['new-arrivals', 'novedades', 'nouveautes', 'neuheiten', 'novita'],
    ['New arrivals', 'Novedades', 'Nouveautés', 'Neuheiten', 'Novità'],
    [
      'Just off the workbench and ready for its first walk.',
      'Recién salido del taller y listo para su primera caminata.',
      'Tout juste sorti de l’atelier, prêt pour sa première sortie.',
      'Frisch aus der Werkstatt und bereit für den ersten Weg.',
      'Appena uscito dal laboratorio e pronto per la prima uscita.',
    ],
  ),
  category(
    undefined,
    ['sale', 'rebajas', 'soldes', 'angebote', 'saldi'],
    ['Sale', 'Rebajas', 'Soldes', 'Angebote', 'Saldi'],
    [
      'Last season’s shades at kinder prices, made exactly as before.',
      'Colores de la temporada pasada a mejor precio, hechos igual que siempre.',
      'Les teintes de la saison passée à prix doux, fabriquées comme toujours.',
      'Farben der letzten Saison zu freundlicheren Preisen, gemacht wie immer.',
      'I colori della scorsa stagione a prezzi più gentili, fatti come sempre.',
    ],
  ),
  category(
    undefined,
    ['bestsellers', 'mas-vendidos', 'meilleures-ventes', 'bestseller', 'piu-venduti'],
    ['Bestsellers', 'Los más vendidos', 'Meilleures ventes', 'Bestseller', 'I più venduti'],
    [
      'What most people choose, and choose again.',
      'Lo que más gente elige y vuelve a elegir.',
      'Ce que le plus grand nombre choisit, puis rechoisit.',
      'Was die meisten wählen und wieder wählen.',
      'Ciò che in tanti scelgono, e scelgono ancora.',
    ],
  ),
  category(
    undefined,
    ['gift-cards', 'tarjetas-regalo', 'cartes-cadeaux', 'geschenkkarten', 'carte-regalo'],
    ['Gift cards', 'Tarjetas regalo', 'Cartes cadeaux', 'Geschenkkarten', 'Carte regalo'],
    [
      'By email within minutes, or in an envelope to hand over.',
      'Por correo en minutos o en un sobre para dar en mano.',
      'Par e-mail en quelques minutes, ou sous enveloppe à remettre.',
      'Per E-Mail in wenigen Minuten oder im Umschlag zum Überreichen.',
      'Via e-mail in pochi minuti, o in busta da consegnare a mano.',
    ],
  ),
]

/** The three wardrobes share their shelves; each shelf's words follow whose wardrobe it is. */
const wardrobes = {
  women: {
    owner: ['womens-', '-mujer', '-femme', 'damen', '-donna'],
    of: ['Women’s ', ' de mujer', ' femme', 'Damen', ' da donna'],
  },
  men: {
    owner: ['mens-', '-hombre', '-homme', 'herren', '-uomo'],
    of: ['Men’s ', ' de hombre', ' homme', 'Herren', ' da uomo'],
  },
  kids: {
    owner: ['kids-', '-ninos', '-enfant', 'kinder', '-bambini'],
    of: ['Kids’ ', ' para niños', ' enfant', 'Kinder', ' per bambini'],
  },
} as const satisfies Record<string, { owner: Texts; of: Texts }>
type Wardrobe = keyof typeof wardrobes

type SharedCategory = {
  readonly id: string
  readonly parent?: string
  readonly slug: Texts
  readonly name: Texts
  readonly text: Texts
  readonly in: readonly Wardrobe[]
}
const everyone = ['women', 'men', 'kids'] as const
const adults = ['women', 'men'] as const

const sharedCategories: readonly SharedCategory[] = [
  {
    id: 'jackets',
    in: everyone,
    slug: ['jackets', 'chaquetas', 'vestes', 'jacken', 'giacche'],
    name: ['jackets', 'Chaquetas', 'Vestes', 'Jacken', 'Giacche'],
    text: [
      'Shells, down and fleece for every kind of sky.',
      'Impermeables, plumón y polar para cualquier cielo.',
      'Imperméables, duvet et polaire pour tous les ciels.',
      'Hardshell, Daune und Fleece für jeden Himmel.',
      'Impermeabili, piumino e pile per ogni cielo.',
    ],
  },
  {
    id: 'tops',
    in: everyone,
    slug: ['tops', 'partes-de-arriba', 'hauts', 'oberteile', 'maglie'],
    name: ['tops', 'Partes de arriba', 'Hauts', 'Oberteile', 'Maglie'],
    text: [
      'Layers that sit next to the skin and forget to smell.',
      'Capas que van sobre la piel y tardan en oler.',
      'Des couches portées à même la peau, et lentes à sentir.',
      'Schichten auf der Haut, die lange frisch bleiben.',
      'Strati a contatto con la pelle, lenti a prendere odore.',
    ],
  },
  {
    id: 'bottoms',
    in: everyone,
    slug: ['bottoms', 'pantalones', 'pantalons-et-shorts', 'hosen', 'pantaloni'],
    name: ['pants & shorts', 'Pantalones', 'Pantalons et shorts', 'Hosen', 'Pantaloni'],
    text: [
      'Cloth that steps up, kneels down and dries by the fire.',
      'Tejidos que suben, se arrodillan y se secan junto al fuego.',
      'Des tissus qui montent, s’agenouillent et sèchent près du feu.',
      'Stoffe, die mitsteigen, mitknien und am Feuer trocknen.',
      'Tessuti che salgono, si inginocchiano e asciugano al fuoco.',
    ],
  },
  {
    id: 'shoes',
    in: everyone,
    slug: ['footwear', 'calzado', 'chaussures', 'schuhe', 'calzature'],
    name: ['footwear', 'Calzado', 'Chaussures', 'Schuhe', 'Calzature'],
    text: [
      'For mud, scree, long roads and short streams.',
      'Para barro, pedreras, caminos largos y arroyos cortos.',
      'Pour la boue, les pierriers, les longues routes et les petits gués.',
      'Für Schlamm, Geröll, lange Wege und schmale Bäche.',
      'Per fango, ghiaioni, strade lunghe e guadi brevi.',
    ],
  },
  {
    id: 'gear',
    in: ['kids'],
    slug: ['gear', 'equipo', 'equipement', 'ausruestung', 'attrezzatura'],
    name: ['gear', 'Equipo', 'Équipement', 'Ausrüstung', 'Attrezzatura'],
    text: [
      'Small packs, warm hats and a light of one’s own.',
      'Mochilas pequeñas, gorros calientes y una luz propia.',
      'Petits sacs, bonnets chauds et une lumière à soi.',
      'Kleine Rucksäcke, warme Mützen und ein eigenes Licht.',
      'Piccoli zaini, berretti caldi e una luce tutta propria.',
    ],
  },
  {
    id: 'shells',
    parent: 'jackets',
    in: adults,
    slug: ['shells', 'chaquetas-impermeables', 'vestes-impermeables', 'regenjacken', 'giacche-impermeabili'],
    name: [
      'shells & rain jackets',
      'Chaquetas impermeables',
      'Vestes imperméables',
      'Regenjacken',
      'Giacche impermeabili',
    ],
    text: [
      'Taped seams, firm hoods and cloth that breathes on the climb.',
      'Costuras selladas, capuchas firmes y tejidos que respiran al subir.',
      'Coutures étanchées, capuches bien tenues et tissus qui respirent en montée.',
      'Verklebte Nähte, feste Kapuzen und Stoffe, die bergauf atmen.',
      'Cuciture nastrate, cappucci saldi e tessuti che respirano in salita.',
    ],
  },
  {
    id: 'insulated-jackets',
    parent: 'jackets',
    in: adults,
    slug: ['insulated-jackets', 'chaquetas-de-abrigo', 'doudounes', 'daunenjacken', 'piumini'],
    name: ['down & insulated jackets', 'Chaquetas de abrigo', 'Doudounes', 'Daunenjacken', 'Piumini'],
    text: [
      'Down and warm fiber for cold stops and colder starts.',
      'Plumón y fibra cálida para paradas frías y salidas más frías.',
      'Duvet et fibre chaude pour les haltes froides et les départs plus froids.',
      'Daune und warme Faser für kalte Pausen und kältere Starts.',
      'Piumino e fibra calda per soste fredde e partenze più fredde.',
    ],
  },
  {
    id: 'fleece',
    parent: 'jackets',
    in: adults,
    slug: ['fleece', 'forros-polares', 'polaires', 'fleecejacken', 'pile'],
    name: ['fleece', 'Forros polares', 'Polaires', 'Fleecejacken', 'Pile'],
    text: [
      'Soft, quick to dry and never out of place.',
      'Suave, de secado rápido y siempre en su sitio.',
      'Douces, vite sèches et toujours à leur place.',
      'Weich, schnell trocken und nie fehl am Platz.',
      'Morbido, rapido ad asciugare e mai fuori posto.',
    ],
  },
  {
    id: 'vests',
    parent: 'jackets',
    in: adults,
    slug: ['vests', 'chalecos', 'gilets', 'westen', 'gilet'],
    name: ['vests', 'Chalecos', 'Gilets', 'Westen', 'Gilet'],
    text: [
      'Warm in the middle, free at the arms.',
      'Calor en el torso, libertad en los brazos.',
      'La chaleur au buste, la liberté aux bras.',
      'Warm in der Mitte, frei an den Armen.',
      'Caldo sul busto, libertà alle braccia.',
    ],
  },
  {
    id: 'base-layers',
    parent: 'tops',
    in: adults,
    slug: ['base-layers', 'camisetas-termicas', 'sous-vetements-thermiques', 'funktionsshirts', 'intimo-termico'],
    name: ['base layers', 'Camisetas térmicas', 'Sous-vêtements thermiques', 'Funktionsshirts', 'Intimo termico'],
    text: [
      'Merino that warms, cools and keeps its temper for days.',
      'Lana merina que abriga, refresca y aguanta días.',
      'Du mérinos qui réchauffe, rafraîchit et tient des jours.',
      'Merino, das wärmt, kühlt und tagelang gelassen bleibt.',
      'Lana merino che scalda, rinfresca e regge per giorni.',
    ],
  },
  {
    id: 'tees',
    parent: 'tops',
    in: adults,
    slug: ['tees', 'camisetas', 't-shirts', '-t-shirts', 'magliette'],
    name: ['tees', 'Camisetas', 'T-shirts', '-T-Shirts', 'Magliette'],
    text: [
      'Cotton, hemp and quick-drying knits for walking and the day after.',
      'Algodón, cáñamo y puntos que secan rápido para caminar y para el día después.',
      'Coton, chanvre et mailles vite sèches pour marcher et pour le lendemain.',
      'Baumwolle, Hanf und schnell trocknender Strick für die Tour und den Tag danach.',
      'Cotone, canapa e maglie rapide ad asciugare, per la gita e il giorno dopo.',
    ],
  },
  {
    id: 'shirts',
    parent: 'tops',
    in: adults,
    slug: ['shirts', 'camisas', 'chemises', 'hemden', 'camicie'],
    name: ['shirts', 'Camisas', 'Chemises', 'Hemden', 'Camicie'],
    text: [
      'Shade for the path and a collar for dinner.',
      'Sombra para el camino y cuello para la cena.',
      'De l’ombre pour le sentier et un col pour le dîner.',
      'Schatten für den Weg und ein Kragen fürs Abendessen.',
      'Ombra per il sentiero e un colletto per la cena.',
    ],
  },
  {
    id: 'trousers',
    parent: 'bottoms',
    in: adults,
    slug: ['trousers', 'pantalones-largos', 'pantalons', 'wanderhosen', 'pantaloni-lunghi'],
    name: ['hiking pants', 'Pantalones largos', 'Pantalons de marche', 'Wanderhosen', 'Pantaloni lunghi'],
    text: [
      'Stretch where legs bend, strength where rock rubs.',
      'Elasticidad donde se dobla la pierna, resistencia donde roza la roca.',
      'De l’élasticité où la jambe plie, de la résistance où la roche frotte.',
      'Dehnbar, wo Beine sich beugen, fest, wo der Fels reibt.',
      'Elastici dove la gamba piega, resistenti dove la roccia sfrega.',
    ],
  },
  {
    id: 'shorts',
    parent: 'bottoms',
    in: adults,
    slug: ['shorts', 'pantalones-cortos', 'shorts', 'shorts', 'pantaloncini'],
    name: ['shorts', 'Pantalones cortos', 'Shorts', 'Shorts', 'Pantaloncini'],
    text: [
      'For warm climbs, river crossings and the ferry back.',
      'Para subidas con calor, vados y el ferri de vuelta.',
      'Pour les montées au chaud, les gués et le ferry du retour.',
      'Für warme Anstiege, Furten und die Fähre zurück.',
      'Per salite al caldo, guadi e il traghetto del ritorno.',
    ],
  },
  {
    id: 'leggings',
    parent: 'bottoms',
    in: adults,
    slug: ['leggings', 'mallas', 'collants', '-tights', 'leggings'],
    name: ['leggings', 'Mallas', 'Collants', '-Tights', 'Leggings'],
    text: [
      'Close, quiet and easy to run in.',
      'Ceñidas, silenciosas y cómodas para correr.',
      'Près du corps, silencieux et faciles à courir.',
      'Eng, leise und gut zu laufen.',
      'Aderenti, silenziosi e comodi in corsa.',
    ],
  },
]

/** English puts the owner first, German makes one word of both, the others put the owner last. */
const owned = (owner: Texts, thing: Texts): Texts => [
  owner[0] + thing[0],
  thing[1] + owner[1],
  thing[2] + owner[2],
  owner[3] + (thing[3].startsWith('-') ? thing[3] : thing[3].toLowerCase()),
  thing[4] + owner[4],
]

const idOf = (wardrobe: Wardrobe, shelf: SharedCategory): string => wardrobes[wardrobe].owner[0] + shelf.slug[0]

const stocked = (wardrobe: Wardrobe): SeedCategory[] =>
  sharedCategories
    .filter(shelf => shelf.in.includes(wardrobe))
    .map(shelf => {
      const { owner, of } = wardrobes[wardrobe]
      const parent = shelf.parent === undefined ? wardrobe : `${owner[0]}${shelf.parent}`
      return category(parent, owned(owner, shelf.slug), owned(of, shelf.name), shelf.text)
    })

const wardrobeNames = Object.keys(wardrobes) as Wardrobe[]

/** A category's short name within its parent: "Jackets" inside "Women". By category id. */
export const shortCategoryNames: ReadonlyMap<string, LocalText> = new Map(
  wardrobeNames.flatMap(wardrobe =>
    sharedCategories.map(shelf => {
      const [en, es, fr, de, it] = shelf.name
      return [idOf(wardrobe, shelf), words(capitalised(en), es, fr, de.replace(/^-/, ''), it)] as const
    }),
  ),
)

/** The tree, parents before children, in the order shown. A category's id is its English slug. */
export const categories: readonly SeedCategory[] = [
  ...places.filter(({ id }) => id in wardrobes),
  ...wardrobeNames.flatMap(stocked),
  ...places.filter(({ id }) => !(id in wardrobes)),
]
