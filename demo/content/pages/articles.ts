import type { LanguageCode } from '#src/language/locales.ts'
import type { StoredContentPage } from '#worker/commerce/content/site-content.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { words, type Words } from '../../words/text.ts'
import { scene, type SceneLight, type SceneName } from './scene.ts'
import { contentItem, storedPage, type PageRow } from './stored.ts'

type Chapter = { readonly title: LocalText; readonly text: LocalText }

type Article = {
  readonly name: string
  readonly title: LocalText
  readonly description: LocalText
  readonly landscape: readonly [SceneName, SceneLight, number]
  /** Words for those who do not see the picture. */
  readonly alt: LocalText
  readonly chapters: readonly Chapter[]
  readonly from?: string
}

const chapter = (title: Words, text: Words): Chapter => ({ title: words(...title), text: words(...text) })

const articles: readonly Article[] = [
  {
    name: 'three-layers',
    title: words(
      'Three layers, and why not two',
      'Tres capas, y por qué no dos',
      'Trois couches, et pourquoi pas deux',
      'Drei Schichten, und warum nicht zwei',
      'Tre strati, e perché non due',
    ),
    description: words(
      'What each layer does, and when you may leave one at home.',
      'Qué hace cada capa y cuándo puedes dejar una en casa.',
      'Ce que fait chaque couche, et quand on peut en laisser une à la maison.',
      'Was jede Schicht leistet, und wann eine zu Hause bleiben darf.',
      'Che cosa fa ogni strato, e quando se ne può lasciare uno a casa.',
    ),
    landscape: ['ridges', 'storm', 31],
    alt: words(
      'Ridges under moving cloud',
      'Crestas bajo nubes en movimiento',
      'Des crêtes sous les nuages',
      'Grate unter ziehenden Wolken',
      'Creste sotto nubi in movimento',
    ),
    chapters: [
      chapter(
        ['Next to the skin', 'Sobre la piel', 'Contre la peau', 'Auf der Haut', 'Sulla pelle'],
        [
          'The first layer has one task: to move sweat away before it cools you. Wool does it slowly and never smells, synthetic fiber does it fast and dries on the rope. Cotton does neither; keep it for the hut.',
          'La primera capa tiene una sola tarea: alejar el sudor antes de que te enfríe. La lana lo hace despacio y nunca huele; la fibra sintética, deprisa, y se seca colgada. El algodón, ni lo uno ni lo otro: para el refugio.',
          'La première couche n’a qu’une tâche : évacuer la sueur avant qu’elle ne refroidisse. La laine le fait lentement et ne sent jamais, la fibre synthétique le fait vite et sèche sur la corde. Le coton ne fait ni l’un ni l’autre ; gardez-le pour le refuge.',
          'Die erste Schicht hat eine Aufgabe: Schweiß wegzuführen, bevor er kühlt. Wolle tut das langsam und riecht nie, Kunstfaser tut es schnell und trocknet an der Leine. Baumwolle kann beides nicht; sie bleibt auf der Hütte.',
          'Il primo strato ha un solo compito: portare via il sudore prima che raffreddi. La lana lo fa piano e non puzza mai, la fibra sintetica lo fa in fretta e asciuga sul filo. Il cotone non fa né l’uno né l’altro: si tiene per il rifugio.',
        ],
      ),
      chapter(
        ['The warm one', 'La que abriga', 'Celle qui réchauffe', 'Die warme', 'Quello caldo'],
        [
          'Warmth is still air. Fleece holds it while you move, down holds more of it while you stand. Take the fleece for the climb and the down for the summit, and you will carry less than with one jacket that tries both.',
          'El calor es aire quieto. El forro lo guarda mientras te mueves; el plumón guarda más cuando te paras. Lleva el forro para la subida y el plumón para la cima, y cargarás menos que con una chaqueta que intente ambas cosas.',
          'La chaleur, c’est de l’air immobile. La polaire le retient quand vous bougez, le duvet en retient davantage à l’arrêt. La polaire pour la montée, le duvet pour le sommet : vous porterez moins qu’avec une veste qui prétend tout faire.',
          'Wärme ist ruhende Luft. Fleece hält sie, solange Sie gehen, Daune hält mehr davon, sobald Sie stehen. Fleece für den Aufstieg, Daune für den Gipfel: Das wiegt weniger als eine Jacke, die beides versucht.',
          'Il calore è aria ferma. Il pile la trattiene mentre ti muovi, il piumino ne trattiene di più quando ti fermi. Pile per la salita, piumino per la cima: porterai meno peso che con una giacca che prova a fare tutto.',
        ],
      ),
      chapter(
        ['The weather', 'La intemperie', 'Le temps', 'Das Wetter', 'Le intemperie'],
        [
          'The outer layer keeps rain and wind out and should be on your back less often than you think. In dry cold a wind jacket is enough. When two layers will do: on short summer days below the tree line, with a dry forecast and a short way home.',
          'La capa exterior para la lluvia y el viento, y debería ir puesta menos de lo que crees. Con frío seco basta un cortaviento. Dos capas bastan en días cortos de verano, por debajo del límite del bosque, con buen pronóstico y la casa cerca.',
          'La couche extérieure arrête la pluie et le vent ; on devrait la porter moins souvent qu’on ne croit. Par froid sec, un coupe-vent suffit. Deux couches suffisent par courtes journées d’été, sous la limite des arbres, si la météo est sèche et le retour proche.',
          'Die äußere Schicht hält Regen und Wind ab und gehört seltener an den Körper, als man denkt. Bei trockener Kälte genügt eine Windjacke. Zwei Schichten reichen an kurzen Sommertagen unterhalb der Baumgrenze, bei trockener Vorhersage und kurzem Heimweg.',
          'Lo strato esterno ferma pioggia e vento e andrebbe indossato meno di quanto si pensi. Col freddo secco basta una giacca antivento. Due strati bastano nelle brevi giornate d’estate, sotto il limite del bosco, con previsioni asciutte e la casa vicina.',
        ],
      ),
    ],
  },
  {
    name: 'caring-for-down',
    title: words(
      'Washing down without fear',
      'Lavar plumón sin miedo',
      'Laver le duvet sans crainte',
      'Daune waschen, ohne Angst',
      'Lavare il piumino senza paura',
    ),
    description: words(
      'A machine, two tennis balls and one patient afternoon.',
      'Una lavadora, dos pelotas de tenis y una tarde de paciencia.',
      'Une machine, deux balles de tennis et un après-midi de patience.',
      'Eine Maschine, zwei Tennisbälle und ein geduldiger Nachmittag.',
      'Una lavatrice, due palline da tennis e un pomeriggio di pazienza.',
    ),
    landscape: ['lake', 'dawn', 32],
    alt: words(
      'A still lake at first light',
      'Un lago quieto al amanecer',
      'Un lac immobile à l’aube',
      'Ein stiller See im ersten Licht',
      'Un lago immobile alla prima luce',
    ),
    chapters: [
      chapter(
        ['When', 'Cuándo', 'Quand', 'Wann', 'Quando'],
        [
          'Down that lies flat where it used to stand is not worn out, it is dirty: skin oil glues the filaments together. Once a year is enough for most of us, after the season and never just before it.',
          'Un plumón que ya no levanta no está gastado, está sucio: la grasa de la piel pega los filamentos. Una vez al año basta, después de la temporada y nunca justo antes.',
          'Un duvet qui ne gonfle plus n’est pas usé, il est sale : le sébum colle les filaments. Une fois par an suffit, après la saison et jamais juste avant.',
          'Daune, die flach liegt, wo sie einmal stand, ist nicht verbraucht, sondern schmutzig: Hautfett verklebt die Fäden. Einmal im Jahr genügt meist, nach der Saison und nie kurz davor.',
          'Un piumino che non si gonfia più non è consumato, è sporco: il grasso della pelle incolla i filamenti. Una volta l’anno basta, dopo la stagione e mai subito prima.',
        ],
      ),
      chapter(
        ['How', 'Cómo', 'Comment', 'Wie', 'Come'],
        [
          'Close every zipper, turn it inside out, wash at thirty degrees with soap made for down, and rinse twice. Lift it out with both hands; wet down is heavy and the seams feel it.',
          'Cierra todas las cremalleras, dale la vuelta, lava a treinta grados con jabón para plumón y aclara dos veces. Sácalo con las dos manos: mojado pesa mucho y las costuras lo notan.',
          'Fermez toutes les fermetures, retournez la pièce, lavez à trente degrés avec un savon pour duvet, rincez deux fois. Sortez-la à deux mains : mouillé, le duvet est lourd et les coutures le sentent.',
          'Alle Reißverschlüsse schließen, auf links drehen, bei dreißig Grad mit Daunenseife waschen, zweimal spülen. Mit beiden Händen herausheben; nasse Daune ist schwer, und die Nähte merken es.',
          'Chiudi tutte le cerniere, rivolta il capo, lava a trenta gradi con sapone per piumino e sciacqua due volte. Solleva con due mani: bagnato pesa molto e le cuciture lo sentono.',
        ],
      ),
      chapter(
        ['And then', 'Y después', 'Et ensuite', 'Und danach', 'E poi'],
        [
          'Dry it low and long with two clean tennis balls that beat the lumps apart. It is done when nothing clings together any more, which takes longer than you think and is the whole secret.',
          'Seca despacio y a baja temperatura con dos pelotas de tenis limpias que deshagan los grumos. Está listo cuando ya nada se apelmaza: tarda más de lo que crees, y ese es todo el secreto.',
          'Séchez longtemps à basse température, avec deux balles de tennis propres qui défont les paquets. C’est fini quand plus rien ne colle : plus long qu’on ne croit, et c’est tout le secret.',
          'Lange und kühl trocknen, mit zwei sauberen Tennisbällen, die die Klumpen auseinanderschlagen. Fertig ist es, wenn nichts mehr klebt; das dauert länger, als man denkt, und ist das ganze Geheimnis.',
          'Asciuga a lungo e a bassa temperatura con due palline da tennis pulite che sciolgono i grumi. È pronto quando nulla si attacca più: ci vuole più tempo del previsto, ed è tutto il segreto.',
        ],
      ),
    ],
  },
  {
    name: 'first-hut-to-hut',
    title: words(
      'Your first week from hut to hut',
      'Tu primera semana de refugio en refugio',
      'Votre première semaine de refuge en refuge',
      'Ihre erste Woche von Hütte zu Hütte',
      'La tua prima settimana di rifugio in rifugio',
    ),
    description: words(
      'Nine kilos, five days, and what we left behind after the first.',
      'Nueve kilos, cinco días y lo que dejamos tras el primero.',
      'Neuf kilos, cinq jours, et ce que nous avons laissé après le premier.',
      'Neun Kilo, fünf Tage, und was wir nach dem ersten zurückließen.',
      'Nove chili, cinque giorni, e quello che abbiamo lasciato dopo il primo.',
    ),
    landscape: ['summit', 'noon', 33],
    alt: words(
      'A summit with a clear path',
      'Una cumbre con un sendero claro',
      'Un sommet et son sentier',
      'Ein Gipfel mit klarem Weg',
      'Una vetta con un sentiero chiaro',
    ),
    chapters: [
      chapter(
        ['The pack', 'La mochila', 'Le sac', 'Der Rucksack', 'Lo zaino'],
        [
          'Thirty-five liters hold a week if the hut has blankets. Heavy things close to the back, rain things on top, and nothing outside that you would miss if it fell.',
          'En treinta y cinco litros cabe una semana si el refugio tiene mantas. Lo pesado junto a la espalda, lo de lluvia arriba y nada por fuera que echarías de menos si se cae.',
          'Trente-cinq litres suffisent pour une semaine si le refuge a des couvertures. Le lourd contre le dos, la pluie en haut, et rien dehors qui vous manquerait s’il tombait.',
          'Fünfunddreißig Liter reichen für eine Woche, wenn die Hütte Decken hat. Schweres an den Rücken, Regensachen nach oben, und außen nichts, das Ihnen fehlen würde, wenn es abfällt.',
          'Trentacinque litri bastano per una settimana se il rifugio ha le coperte. Il pesante vicino alla schiena, la pioggia in cima, e fuori niente che ti mancherebbe se cadesse.',
        ],
      ),
      chapter(
        ['The feet', 'Los pies', 'Les pieds', 'Die Füße', 'I piedi'],
        [
          'Buy the boots two months before, not two days. Wear them on stairs. Take two pairs of wool socks and wash one every evening; blisters are wet skin before they are anything else.',
          'Compra las botas dos meses antes, no dos días. Úsalas por las escaleras. Lleva dos pares de calcetines de lana y lava uno cada noche: una ampolla es, antes que nada, piel mojada.',
          'Achetez les chaussures deux mois avant, pas deux jours. Portez-les dans les escaliers. Deux paires de chaussettes en laine, une lavée chaque soir : une ampoule, c’est d’abord une peau mouillée.',
          'Kaufen Sie die Stiefel zwei Monate vorher, nicht zwei Tage. Tragen Sie sie auf Treppen. Zwei Paar Wollsocken, eines jeden Abend gewaschen; Blasen sind zuerst einmal nasse Haut.',
          'Compra gli scarponi due mesi prima, non due giorni. Portali per le scale. Due paia di calze di lana, uno lavato ogni sera: le vesciche sono prima di tutto pelle bagnata.',
        ],
      ),
      chapter(
        ['The day', 'El día', 'La journée', 'Der Tag', 'La giornata'],
        [
          'Start at seven, be there at three. Storms come in the afternoon and so does the tiredness. Book the last night first; everybody wants it.',
          'Sal a las siete, llega a las tres. Las tormentas vienen por la tarde, y el cansancio también. Reserva primero la última noche: la quiere todo el mundo.',
          'Partez à sept heures, arrivez à quinze. Les orages viennent l’après-midi, la fatigue aussi. Réservez d’abord la dernière nuit ; tout le monde la veut.',
          'Um sieben los, um drei am Ziel. Gewitter kommen am Nachmittag, Müdigkeit auch. Buchen Sie die letzte Nacht zuerst; die wollen alle.',
          'Parti alle sette, arriva alle tre. I temporali vengono nel pomeriggio, e la stanchezza pure. Prenota per prima l’ultima notte: la vogliono tutti.',
        ],
      ),
    ],
  },
  {
    name: 'mending-a-tear',
    title: words(
      'Mending a tear in ten minutes',
      'Arreglar un desgarro en diez minutos',
      'Réparer un accroc en dix minutes',
      'Ein Riss, zehn Minuten',
      'Riparare uno strappo in dieci minuti',
    ),
    description: words(
      'Tape, a coin and a round pair of scissors.',
      'Cinta, una moneda y unas tijeras de punta redonda.',
      'Du ruban, une pièce et des ciseaux ronds.',
      'Klebeflicken, eine Münze und eine runde Schere.',
      'Nastro, una moneta e forbici a punta tonda.',
    ),
    landscape: ['camp', 'dusk', 34],
    alt: words(
      'A camp at dusk',
      'Un campamento al anochecer',
      'Un camp au crépuscule',
      'Ein Lager in der Dämmerung',
      'Un campo al crepuscolo',
    ),
    chapters: [
      chapter(
        ['Clean it', 'Limpiar', 'Nettoyer', 'Reinigen', 'Pulire'],
        [
          'Nothing sticks to dust. Wipe the place with alcohol from the first-aid kit, let it dry, and lay the edges together so that they meet and do not overlap.',
          'Nada pega sobre el polvo. Limpia la zona con alcohol del botiquín, deja secar y junta los bordes sin que se monten.',
          'Rien ne colle sur la poussière. Essuyez avec l’alcool de la pharmacie, laissez sécher, rapprochez les bords sans les faire se chevaucher.',
          'Auf Staub klebt nichts. Mit Alkohol aus der Apotheke abwischen, trocknen lassen, die Kanten aneinanderlegen, ohne dass sie sich überlappen.',
          'Sulla polvere non attacca nulla. Pulisci con l’alcol del pronto soccorso, lascia asciugare e accosta i bordi senza sovrapporli.',
        ],
      ),
      chapter(
        ['Cut it round', 'Cortar en redondo', 'Couper en rond', 'Rund schneiden', 'Tagliare tondo'],
        [
          'Corners lift, circles stay. Draw around a coin, cut the patch a thumb wider than the tear, and press from the middle outwards.',
          'Las esquinas se levantan, los círculos se quedan. Dibuja alrededor de una moneda, corta un dedo más ancho que el desgarro y aprieta del centro hacia fuera.',
          'Les coins se décollent, les ronds tiennent. Tracez autour d’une pièce, coupez un pouce plus large que l’accroc, pressez du centre vers le bord.',
          'Ecken lösen sich, Kreise halten. Um eine Münze zeichnen, daumenbreit größer als der Riss schneiden, von der Mitte nach außen drücken.',
          'Gli angoli si alzano, i cerchi restano. Disegna attorno a una moneta, taglia un pollice più largo dello strappo e premi dal centro verso fuori.',
        ],
      ),
      chapter(
        ['Send it', 'Enviar', 'Envoyer', 'Einschicken', 'Spedire'],
        [
          'A patch on the trail is for the trail. Send the piece to our workshop afterwards; seams, zips and holes are mended at no cost for as long as the cloth holds.',
          'Un parche en ruta es para la ruta. Después envía la prenda al taller: costuras, cremalleras y agujeros se arreglan gratis mientras la tela aguante.',
          'Une pièce posée en route est faite pour la route. Envoyez ensuite le vêtement à l’atelier : coutures, fermetures et trous sont réparés sans frais tant que le tissu tient.',
          'Ein Flicken von unterwegs ist für unterwegs. Schicken Sie das Stück danach an die Werkstatt; Nähte, Reißverschlüsse und Löcher richten wir kostenlos, solange der Stoff hält.',
          'Una toppa fatta in cammino è per il cammino. Poi manda il capo al laboratorio: cuciture, cerniere e buchi si riparano gratis finché il tessuto tiene.',
        ],
      ),
    ],
  },
  {
    name: 'sleeping-warm',
    title: words(
      'Sleeping warm on cold ground',
      'Dormir caliente sobre suelo frío',
      'Dormir au chaud sur un sol froid',
      'Warm schlafen auf kaltem Boden',
      'Dormire al caldo sul terreno freddo',
    ),
    description: words(
      'The mat matters more than the bag, and dinner more than both.',
      'La esterilla importa más que el saco, y la cena más que los dos.',
      'Le matelas compte plus que le duvet, et le dîner plus que les deux.',
      'Die Matte zählt mehr als der Schlafsack, das Abendessen mehr als beide.',
      'Il materassino conta più del sacco, e la cena più di entrambi.',
    ),
    landscape: ['forest', 'night', 35],
    alt: words(
      'A forest at night',
      'Un bosque de noche',
      'Une forêt la nuit',
      'Ein Wald bei Nacht',
      'Un bosco di notte',
    ),
    chapters: [
      chapter(
        ['Below you', 'Debajo', 'Dessous', 'Unter Ihnen', 'Sotto di te'],
        [
          'The ground takes heat faster than air does. Look at the R-value of the mat: two for summer, four for autumn, six for snow. Two thin mats add up, and the numbers simply sum.',
          'El suelo roba calor más deprisa que el aire. Mira el valor R de la esterilla: dos en verano, cuatro en otoño, seis en nieve. Dos esterillas finas se suman, y los valores también.',
          'Le sol prend la chaleur plus vite que l’air. Regardez la valeur R : deux l’été, quatre l’automne, six sur la neige. Deux matelas minces s’additionnent, leurs valeurs aussi.',
          'Der Boden nimmt Wärme schneller als die Luft. Achten Sie auf den R-Wert der Matte: zwei im Sommer, vier im Herbst, sechs auf Schnee. Zwei dünne Matten addieren sich, die Werte ebenso.',
          'Il terreno ruba calore più in fretta dell’aria. Guarda il valore R: due d’estate, quattro d’autunno, sei sulla neve. Due materassini sottili si sommano, e i valori pure.',
        ],
      ),
      chapter(
        ['Around you', 'Alrededor', 'Autour', 'Um Sie herum', 'Attorno a te'],
        [
          'The comfort figure on a sleeping bag is meant for somebody who ate, is dry and wears a base layer. Add five degrees if you sleep cold. Pull the hood before you feel the need.',
          'La temperatura de confort supone a alguien que ha cenado, está seco y lleva una primera capa. Añade cinco grados si eres friolero. Ajusta la capucha antes de necesitarla.',
          'La température de confort suppose quelqu’un qui a dîné, qui est sec et porte une première couche. Ajoutez cinq degrés si vous êtes frileux. Serrez la capuche avant d’en sentir le besoin.',
          'Der Komfortwert eines Schlafsacks gilt für jemanden, der gegessen hat, trocken ist und eine erste Schicht trägt. Wer leicht friert, rechnet fünf Grad dazu. Ziehen Sie die Kapuze zu, bevor es nötig wird.',
          'La temperatura comfort vale per chi ha cenato, è asciutto e porta un primo strato. Aggiungi cinque gradi se sei freddoloso. Stringi il cappuccio prima di averne bisogno.',
        ],
      ),
      chapter(
        ['Inside you', 'Dentro', 'Dedans', 'In Ihnen', 'Dentro di te'],
        [
          'Fat burns slowest. Cheese, nuts, a hot drink, and a short walk around the tent: go to bed warm, because a bag keeps heat and makes none.',
          'La grasa arde más despacio. Queso, frutos secos, algo caliente y una vuelta alrededor de la tienda: acuéstate con calor, porque el saco lo guarda, no lo fabrica.',
          'Les graisses brûlent le plus lentement. Fromage, noix, une boisson chaude et un tour de la tente : couchez-vous réchauffé, car le duvet garde la chaleur, il n’en fait pas.',
          'Fett brennt am längsten. Käse, Nüsse, etwas Heißes und eine Runde ums Zelt: Gehen Sie warm zu Bett, denn ein Schlafsack hält Wärme und macht keine.',
          'I grassi bruciano più lentamente. Formaggio, noci, qualcosa di caldo e un giro attorno alla tenda: vai a letto caldo, perché il sacco tiene il calore, non lo produce.',
        ],
      ),
    ],
  },
  {
    name: 'spring-snow',
    from: '2027-02-15',
    title: words(
      'Reading spring snow',
      'Leer la nieve de primavera',
      'Lire la neige de printemps',
      'Frühjahrsschnee lesen',
      'Leggere la neve di primavera',
    ),
    description: words(
      'Why to be down by noon, told by four surfaces.',
      'Por qué bajar antes de mediodía, contado por cuatro superficies.',
      'Pourquoi redescendre avant midi, en quatre surfaces.',
      'Warum man mittags unten ist, erzählt von vier Oberflächen.',
      'Perché scendere entro mezzogiorno, raccontato da quattro superfici.',
    ),
    landscape: ['contours', 'noon', 36],
    alt: words(
      'Contours of a bright slope',
      'Curvas de una ladera luminosa',
      'Courbes d’une pente claire',
      'Höhenlinien eines hellen Hangs',
      'Curve di un pendio luminoso',
    ),
    chapters: [
      chapter(
        [
          'Crust, corn, slush, snowballs',
          'Costra, primavera, papa, bolas',
          'Croûte, gros sel, soupe, boules',
          'Harsch, Firn, Sulz, Walzen',
          'Crosta, firn, pappa, palle',
        ],
        [
          'At dawn it carries you, at ten it is a pleasure, at noon it lets you in to the knee, and when balls begin to roll down by themselves, you are late.',
          'Al alba te sostiene, a las diez es un placer, a mediodía te hundes hasta la rodilla, y cuando las bolas ruedan solas, llegas tarde.',
          'À l’aube elle porte, à dix heures c’est un plaisir, à midi on enfonce au genou, et quand des boules roulent seules, il est trop tard.',
          'Im Morgengrauen trägt er, um zehn ist er eine Freude, mittags bricht man bis zum Knie ein, und wenn Kugeln von selbst rollen, ist man zu spät.',
          'All’alba ti regge, alle dieci è un piacere, a mezzogiorno affondi fino al ginocchio, e quando le palle rotolano da sole sei in ritardo.',
        ],
      ),
    ],
  },
]

/** Where a chapter's picture stands, in turn. */
const sides = ['end', 'start'] as const

function rowOf({ name, title, description, landscape, alt, chapters, from }: Article): PageRow {
  const [land, light, seed] = landscape
  const picture = (language: LanguageCode) => scene(land, light, seed, 'wide', alt[language])
  return {
    name,
    kind: 'article',
    href: `/articles/${name}`,
    parent: 'articles',
    title,
    description,
    picture,
    ...(from === undefined ? {} : { from }),
    items: language =>
      chapters.map((told, index) =>
        contentItem('story', `${name}-${index + 1}`, {
          title: told.title[language],
          paragraphs: [told.text[language]],
          picture: scene(land, light, seed + index, 'square', alt[language]),
          side: sides[index % 2] ?? 'end',
        }),
      ),
  }
}

/** Articles, the newest last; one of them appears only in spring. */
export const articleRows: readonly PageRow[] = articles.map(rowOf)

/** One of them by its name. */
export function storedArticle(name: string, language: LanguageCode): StoredContentPage {
  const row = articleRows.find(one => one.name === name)
  if (row === undefined) throw new Error(`no article is called ${name}`)
  return storedPage(row, language)
}
