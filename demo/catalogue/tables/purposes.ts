import type { LocalText } from '#worker/commerce/local-text.ts'

import { words } from '../../words/text.ts'

/** Values of the facet `activity`. */
export const activities = {
  hiking: words('Hiking', 'Senderismo', 'Randonnée', 'Wandern', 'Escursionismo'),
  alpine: words('Mountaineering', 'Alpinismo', 'Alpinisme', 'Bergsteigen', 'Alpinismo'),
  'trail-running': words(
    'Trail running',
    'Carrera de montaña',
    'Course en sentier',
    'Trailrunning',
    'Corsa in montagna',
  ),
  camping: words('Camping', 'Acampada', 'Bivouac et camping', 'Zelten', 'Campeggio'),
  climbing: words('Climbing', 'Escalada', 'Escalade', 'Klettern', 'Arrampicata'),
  travel: words('Travel', 'Viajes', 'Voyage', 'Reisen', 'Viaggio'),
  snow: words('Snow', 'Nieve', 'Neige', 'Schnee', 'Neve'),
  everyday: words('Every day', 'Día a día', 'Tous les jours', 'Alltag', 'Ogni giorno'),
} as const satisfies Record<string, LocalText>

type Activity = keyof typeof activities

type Purpose = {
  readonly activities: readonly [Activity, ...Activity[]]
  readonly openings: readonly [LocalText, ...LocalText[]]
}

const purpose = (
  activities: readonly [Activity, ...Activity[]],
  first: readonly [string, string, string, string, string],
  ...more: readonly (readonly [string, string, string, string, string])[]
): Purpose => ({ activities, openings: [words(...first), ...more.map(texts => words(...texts))] })

/** A product's purposes: activities, and sentences (templates of `about`) that may open its description. */
export const purposes = {
  storm: purpose(
    ['hiking', 'alpine'],
    [
      '{This} {is|are} for the days when the forecast gives up and you go anyway.',
      '{This} {es|son} para los días en que el pronóstico se rinde y uno sale igualmente.',
      '{This} {est|sont} {fait|faite|faits|faites} pour les jours où la météo renonce et où l’on part quand même.',
      '{This} {ist|sind} für Tage, an denen die Vorhersage aufgibt und man trotzdem losgeht.',
      '{This} {è|sono} per i giorni in cui le previsioni si arrendono e si parte lo stesso.',
    ],
    [
      'Rain that comes sideways and wind that never rests: {this} {was|were} drawn with both in mind.',
      'Lluvia de lado y viento sin descanso: {this} se {diseñó|diseñaron} pensando en ambos.',
      'Pluie de travers et vent sans répit : {this} {a été dessiné|a été dessinée|ont été dessinés|ont été dessinées} pour les deux.',
      'Regen von der Seite, Wind ohne Pause: {This} {wurde|wurden} für beides entworfen.',
      'Pioggia di traverso e vento senza tregua: {this} {è nato|è nata|sono nati|sono nate} per entrambi.',
    ],
    [
      'On a ridge in cloud, {this} {keeps|keep} the weather where it belongs.',
      'En una cresta entre nubes, {this} {deja|dejan} el mal tiempo donde debe estar.',
      'Sur une crête dans les nuages, {this} {laisse|laissent} le mauvais temps à sa place.',
      'Auf einem Grat in den Wolken {lässt|lassen} {this} das Wetter dort, wo es hingehört.',
      'Su una cresta tra le nuvole, {this} {tiene|tengono} il maltempo al suo posto.',
    ],
  ),
  drizzle: purpose(
    ['hiking', 'everyday'],
    [
      'For showers on the way to work and showers on the way to the top, {this} {is|are} never the wrong choice.',
      'Para el chaparrón camino del trabajo y el chaparrón camino de la cima, {this} nunca {falla|fallan}.',
      'Averse sur le chemin du travail ou averse sur le chemin du sommet, {this} {convient|conviennent} toujours.',
      'Schauer auf dem Weg zur Arbeit, Schauer auf dem Weg zum Gipfel: {This} {passt|passen} immer.',
      'Per l’acquazzone andando al lavoro e per quello andando in vetta, {this} {è|sono} sempre la scelta giusta.',
    ],
    [
      '{This} {lives|live} in the bag all week and {earns|earn} the space on Saturday.',
      '{This} {vive|viven} en la mochila toda la semana y el sábado {justifica|justifican} su sitio.',
      '{This} {passe|passent} la semaine dans le sac et {mérite|méritent} leur place le samedi.',
      '{This} {wohnt|wohnen} die Woche über im Rucksack und {verdient|verdienen} sich samstags den Platz.',
      '{This} {passa|passano} la settimana nello zaino e il sabato {ripaga|ripagano} lo spazio occupato.',
    ],
    [
      'A gray morning is no reason to stay in: {this} {weighs|weigh} little and {turns|turn} back plenty.',
      'Una mañana gris no es motivo para quedarse en casa: {this} {pesa|pesan} poco y {aguanta|aguantan} mucho.',
      'Un matin gris n’est pas une raison de rester : {this} {pèse|pèsent} peu et {arrête|arrêtent} beaucoup.',
      'Ein grauer Morgen ist kein Grund zu bleiben: {This} {wiegt|wiegen} wenig und {hält|halten} viel ab.',
      'Un mattino grigio non è un motivo per restare: {this} {pesa|pesano} poco e {ferma|fermano} molto.',
    ],
  ),
  ridge: purpose(
    ['alpine', 'climbing'],
    [
      'Long routes, early starts and cold belays are what {this} {was|were} made for.',
      'Vías largas, salidas de madrugada y reuniones frías: para eso {existe|existen} {this}.',
      'Longues voies, départs de nuit, relais froids : voilà le terrain de {this}.',
      'Lange Routen, früher Aufbruch, kalte Stände: Dafür {ist|sind} {this} gemacht.',
      'Vie lunghe, partenze all’alba e soste fredde: {this} {è nato|è nata|sono nati|sono nate} per questo.',
    ],
    [
      '{This} {goes|go} where hands are needed and nothing may catch or flap.',
      '{This} {llega|llegan} donde hacen falta las manos y nada debe engancharse.',
      '{This} {va|vont} là où il faut les mains et où rien ne doit s’accrocher.',
      '{This} {geht|gehen} mit, wo man die Hände braucht und nichts hängen bleiben darf.',
      '{This} {arriva|arrivano} dove servono le mani e nulla deve impigliarsi.',
    ],
    [
      'High ground asks for few things, and for good ones: {this} {is|are} one of them.',
      'La altura pide pocas cosas, y buenas: {this} {es una de ellas|son una de ellas}.',
      'L’altitude demande peu de choses, mais de bonnes : {this} en {fait|font} partie.',
      'Die Höhe verlangt wenig, aber Gutes: {This} {gehört|gehören} dazu.',
      'La quota chiede poche cose, ma buone: {this} {è|sono} tra queste.',
    ],
  ),
  frost: purpose(
    ['snow', 'hiking'],
    [
      'When breath hangs in the air, {this} {makes|make} it easy to stay out.',
      'Cuando el aliento se queda en el aire, {this} {invita|invitan} a seguir fuera.',
      'Quand le souffle reste suspendu, {this} {donne|donnent} envie de rester dehors.',
      'Wenn der Atem in der Luft steht, {macht|machen} {this} das Draußenbleiben leicht.',
      'Quando il respiro resta nell’aria, {this} {invita|invitano} a restare fuori.',
    ],
    [
      '{This} {is|are} for snow underfoot, a flask in the bag and an hour more of light.',
      '{This} {es|son} para nieve bajo los pies, un termo en la mochila y una hora más de luz.',
      '{This} {accompagne|accompagnent} la neige sous les pieds, le thermos dans le sac et la dernière heure de jour.',
      '{This} {ist|sind} für Schnee unter den Füßen, Tee im Rucksack und eine Stunde mehr Licht.',
      '{This} {è|sono} per la neve sotto i piedi, il thermos nello zaino e un’ora di luce in più.',
    ],
    [
      'Winter begins with a cold car and ends by a stove; {this} {covers|cover} everything between.',
      'El invierno empieza en un coche frío y acaba junto a la estufa; {this} {cubre|cubren} todo lo demás.',
      'L’hiver commence dans une voiture froide et finit près du poêle ; {this} {s’occupe|s’occupent} du reste.',
      'Der Winter beginnt im kalten Auto und endet am Ofen; {this} {übernimmt|übernehmen} alles dazwischen.',
      'L’inverno comincia in un’auto fredda e finisce vicino alla stufa; a tutto il resto {pensa|pensano} {this}.',
    ],
  ),
  layer: purpose(
    ['hiking', 'alpine', 'snow'],
    [
      'Worn under a shell or over a tee, {this} {does|do} most of the work from October to April.',
      'Bajo una chaqueta o sobre una camiseta, {this} {hace|hacen} casi todo el trabajo de octubre a abril.',
      'Sous une veste ou sur un t-shirt, {this} {fait|font} l’essentiel du travail d’octobre à avril.',
      'Unter der Jacke oder über dem Hemd: {This} {leistet|leisten} von Oktober bis April die meiste Arbeit.',
      'Sotto un guscio o sopra una maglietta, {this} {fa|fanno} quasi tutto il lavoro da ottobre ad aprile.',
    ],
    [
      '{This} {is|are} the first thing on in the morning and the last off at the hut.',
      '{This} {es|son} lo primero que uno se pone por la mañana y lo último que se quita en el refugio.',
      '{This} {s’enfile|s’enfilent} en premier le matin et {se quitte|se quittent} en dernier au refuge.',
      '{This} {kommt|kommen} morgens zuerst an den Körper und auf der Hütte zuletzt herunter.',
      '{This} {è|sono} la prima cosa che si indossa al mattino e l’ultima che si toglie al rifugio.',
    ],
    [
      'Good layers disappear once the climb begins, and {this} {does|do} just that.',
      'Las buenas capas se olvidan al empezar la subida, y {this} lo {consigue|consiguen}.',
      'Une bonne couche se fait oublier dès la montée, et {this} y {parvient|parviennent}.',
      'Gute Schichten vergisst man, sobald es bergauf geht, und genau das {schafft|schaffen} {this}.',
      'I buoni strati si dimenticano appena si sale, e {this} ci {riesce|riescono}.',
    ],
  ),
  trail: purpose(
    ['hiking'],
    [
      '{This} {is|are} made for whole days on foot, from dew on the grass to dust on the path.',
      '{This} {es|son} para días enteros a pie, del rocío de la mañana al polvo del camino.',
      '{This} {est|sont} {pensé|pensée|pensés|pensées} pour des journées entières à pied, de la rosée à la poussière du sentier.',
      '{This} {ist|sind} für ganze Tage zu Fuß gemacht, vom Tau im Gras bis zum Staub auf dem Weg.',
      '{This} {è|sono} per giornate intere a piedi, dalla rugiada alla polvere del sentiero.',
    ],
    [
      'From the parking lot to the far side of the map, {this} {asks|ask} for no attention at all.',
      'Del aparcamiento al otro lado del mapa, {this} no {pide|piden} ninguna atención.',
      'Du parking jusqu’à l’autre bout de la carte, {this} ne {demande|demandent} aucune attention.',
      'Vom Parkplatz bis ans andere Ende der Karte {verlangt|verlangen} {this} keinerlei Aufmerksamkeit.',
      'Dal parcheggio all’altro capo della mappa, {this} non {chiede|chiedono} alcuna attenzione.',
    ],
    [
      'Some things are chosen for one walk and worn on fifty: {this} {is|are} such a thing.',
      'Hay cosas que se compran para una caminata y se llevan cincuenta: {this} {es|son} de esas.',
      'Certaines choses s’achètent pour une sortie et servent cinquante fois : {this} en {fait|font} partie.',
      'Manches kauft man für eine Tour und trägt es auf fünfzig: {This} {gehört|gehören} dazu.',
      'Ci sono cose comprate per una gita e usate in cinquanta: {this} {è|sono} tra queste.',
    ],
  ),
  run: purpose(
    ['trail-running'],
    [
      '{This} {is|are} light enough to forget by the second bend of the path.',
      '{This} {pesa|pesan} tan poco que en la segunda curva ya se {olvida|olvidan}.',
      '{This} {est|sont} si {léger|légère|légers|légères} qu’on {l’|les }oublie dès le deuxième virage.',
      '{This} {ist|sind} so leicht, dass man {ihn|sie|es|sie} bei der zweiten Wegbiegung vergessen hat.',
      '{This} {è|sono} così {leggero|leggera|leggeri|leggere} da sparire alla seconda curva del sentiero.',
    ],
    [
      'Fast legs, loose stones and a view at the turn: {this} {is|are} for running where roads stop.',
      'Piernas rápidas, piedras sueltas y buenas vistas al dar la vuelta: {this} {es|son} para correr donde acaba el asfalto.',
      'Jambes vives, pierres qui roulent, une vue au demi-tour : {this} {sert|servent} à courir là où la route s’arrête.',
      'Schnelle Beine, lose Steine, Aussicht am Wendepunkt: {This} {ist|sind} fürs Laufen da, wo Straßen enden.',
      'Gambe veloci, sassi mobili e un panorama al giro di boa: {this} {è|sono} per correre dove finisce la strada.',
    ],
    [
      'An hour before work or all day across the hills, {this} {keeps|keep} the same easy rhythm.',
      'Una hora antes del trabajo o un día entero por los montes: {this} {mantiene|mantienen} el mismo ritmo.',
      'Une heure avant le travail ou une journée entière en altitude, {this} {garde|gardent} le même rythme.',
      'Eine Stunde vor der Arbeit oder einen Tag über die Hügel: {This} {hält|halten} denselben ruhigen Takt.',
      'Un’ora prima del lavoro o un giorno intero sulle colline: {this} {tiene|tengono} lo stesso ritmo.',
    ],
  ),
  climb: purpose(
    ['climbing', 'hiking'],
    [
      '{This} {knows|know} rock: the walk to it, the hours on it and the descent in the dark.',
      '{This} {conoce|conocen} la roca: la aproximación, las horas en pared y la bajada a oscuras.',
      '{This} {connaît|connaissent} la roche : l’approche, les heures en paroi et la descente de nuit.',
      '{This} {kennt|kennen} den Fels: den Zustieg, die Stunden in der Wand, den Abstieg im Dunkeln.',
      '{This} {conosce|conoscono} la roccia: l’avvicinamento, le ore in parete e la discesa al buio.',
    ],
    [
      'Between the last parking place and the first hold, {this} {is|are} at home.',
      'Entre el último aparcamiento y la primera presa, {this} {está|están} en su terreno.',
      'Entre le dernier parking et la première prise, {this} {est|sont} dans {son|leur} élément.',
      'Zwischen dem letzten Parkplatz und dem ersten Griff {ist|sind} {this} zu Hause.',
      'Tra l’ultimo parcheggio e il primo appiglio, {this} {è|sono} di casa.',
    ],
    [
      'Granite is hard on things, so {this} {was|were} made to be hard to wear out.',
      'El granito no perdona, por eso {this} {está hecho|está hecha|están hechos|están hechas} para durar.',
      'Le granit n’épargne rien ; {this} {est conçu|est conçue|sont conçus|sont conçues} pour lui résister.',
      'Granit schont nichts, deshalb {ist|sind} {this} schwer kleinzukriegen.',
      'Il granito non perdona, per questo {this} {è fatto|è fatta|sono fatti|sono fatte} per resistere.',
    ],
  ),
  sun: purpose(
    ['hiking', 'travel'],
    [
      '{This} {is|are} for bright days, white stone and long hours without shade.',
      '{This} {es|son} para días claros, piedra blanca y muchas horas sin sombra.',
      '{This} {est|sont} pour les jours de grand soleil, la pierre blanche et les heures sans ombre.',
      '{This} {ist|sind} für helle Tage, weißen Stein und lange Stunden ohne Schatten.',
      '{This} {è|sono} per giornate di sole, pietra bianca e lunghe ore senz’ombra.',
    ],
    [
      'Where the path leaves the trees for the afternoon, {this} {brings|bring} shade along.',
      'Cuando el sendero deja los árboles toda la tarde, {this} {lleva|llevan} la sombra consigo.',
      'Quand le sentier quitte les arbres pour l’après-midi, {this} {apporte|apportent} de l’ombre.',
      'Wo der Weg für den Nachmittag die Bäume verlässt, {bringt|bringen} {this} Schatten mit.',
      'Dove il sentiero lascia gli alberi per il pomeriggio, {this} {porta|portano} l’ombra con sé.',
    ],
  ),
  shore: purpose(
    ['hiking', 'travel'],
    [
      '{This} {is|are} for river crossings, ferry decks and the warm path between them.',
      '{This} {es|son} para vados, cubiertas de ferri y el camino cálido entre ambos.',
      '{This} {est|sont} pour les gués, les ponts de ferry et le sentier chaud entre les deux.',
      '{This} {ist|sind} für Furten, Fährdecks und den warmen Weg dazwischen.',
      '{This} {è|sono} per guadi, ponti di traghetti e il sentiero caldo tra gli uni e gli altri.',
    ],
    [
      'Wet on Monday, dusty on Tuesday and worn again on Wednesday: {this} {is|are} for summers outdoors.',
      'El lunes al agua, el martes al polvo y el miércoles otra vez: {this} {es|son} para veranos al aire libre.',
      'Dans l’eau lundi, dans la poussière mardi, de retour mercredi : {this} {est|sont} pour les étés dehors.',
      'Montags nass, dienstags staubig, mittwochs wieder an: {This} {ist|sind} für Sommer im Freien.',
      'Lunedì nell’acqua, martedì nella polvere, mercoledì di nuovo: {this} {è|sono} per le estati all’aperto.',
    ],
  ),
  everyday: purpose(
    ['everyday', 'travel'],
    [
      '{This} {belongs|belong} to the hills and {is|are} just as right on the way to the bakery.',
      '{This} {es|son} de monte y {queda|quedan} igual de bien camino de la panadería.',
      '{This} {vient|viennent} des hauteurs et {se porte|se portent} aussi bien pour aller au pain.',
      '{This} {kommt|kommen} aus den Bergen und {passt|passen} genauso gut auf den Weg zum Bäcker.',
      '{This} {viene|vengono} dalla montagna e {va|vanno} bene anche per andare a prendere il pane.',
    ],
    [
      'Most days are not expeditions, and {this} {is|are} for most days.',
      'La mayoría de los días no son expediciones, y {this} {es|son} para la mayoría de los días.',
      'La plupart des jours ne sont pas des expéditions, et {this} {est|sont} pour la plupart des jours.',
      'Die meisten Tage sind keine Expedition, und {this} {ist|sind} für die meisten Tage.',
      'Quasi tutti i giorni non sono spedizioni, e {this} {è|sono} per quasi tutti i giorni.',
    ],
    [
      'Packed for a weekend or worn for a week, {this} {looks|look} better for the use.',
      'En la maleta de un fin de semana o toda la semana a diario, {this} {gana|ganan} con el uso.',
      'Emporté un week-end ou porté toute une semaine, tout s’embellit à l’usage : {this} aussi.',
      'Fürs Wochenende gepackt oder eine Woche getragen: {This} {gewinnt|gewinnen} durch Gebrauch.',
      'Per un fine settimana o per tutta la settimana, {this} {migliora|migliorano} con l’uso.',
    ],
  ),
  play: purpose(
    ['everyday', 'hiking'],
    [
      '{This} {is|are} for puddles, dens and being called in twice before coming home.',
      '{This} {es|son} para charcos, cabañas y para que haya que llamar dos veces antes de volver a casa.',
      '{This} {est|sont} pour les flaques, les cabanes et les retours qu’il faut demander deux fois.',
      '{This} {ist|sind} für Pfützen, Höhlen und Kinder, die man zweimal rufen muss.',
      '{This} {è|sono} per pozzanghere, capanne e bambini da chiamare due volte prima che rientrino.',
    ],
    [
      'Small explorers ask a lot of their things; {this} {says|say} yes to most of it.',
      'Los pequeños exploradores piden mucho a sus cosas; {this} {dice|dicen} que sí a casi todo.',
      'Les petits explorateurs en demandent beaucoup ; {this} {dit|disent} oui à presque tout.',
      'Kleine Entdecker verlangen viel von ihren Sachen; {this} {macht|machen} fast alles mit.',
      'I piccoli esploratori chiedono molto alle loro cose; {this} {dice|dicono} di sì a quasi tutto.',
    ],
    [
      '{This} {is|are} easy to put on alone, hard to wear out and quick to wash.',
      '{This} {se pone|se ponen} sin ayuda, {dura|duran} mucho y {se lava|se lavan} en un momento.',
      '{This} {s’enfile|s’enfilent} sans aide, {résiste|résistent} longtemps et {se lave|se lavent} vite.',
      '{This} {lässt|lassen} sich allein anziehen, {hält|halten} viel aus und {ist|sind} schnell gewaschen.',
      '{This} {si infila|si infilano} senza aiuto, {dura|durano} a lungo e {si lava|si lavano} in fretta.',
    ],
  ),
  mud: purpose(
    ['hiking'],
    [
      '{This} {was|were} made for paths that are half stream and fields that are half bog.',
      '{This} {nació|nacieron} para senderos que son medio arroyo y prados que son medio pantano.',
      '{This} {est né|est née|sont nés|sont nées} pour les sentiers à moitié ruisseau et les prés à moitié tourbière.',
      '{This} {ist|sind} für Wege gemacht, die halb Bach, und Wiesen, die halb Moor sind.',
      '{This} {è nato|è nata|sono nati|sono nate} per sentieri mezzi ruscello e prati mezzi palude.',
    ],
    [
      'Wet autumn, thawing spring, an ordinary Tuesday in the hills: {this} {takes|take} them as they come.',
      'Otoño mojado, deshielo o un martes cualquiera en el monte: {this} {puede|pueden} con todo.',
      'Automne mouillé, fonte de printemps, mardi ordinaire en montagne : {this} {prend|prennent} tout comme cela vient.',
      'Nasser Herbst, tauender Frühling, ein gewöhnlicher Dienstag am Berg: {This} {nimmt|nehmen} es, wie es kommt.',
      'Autunno bagnato, disgelo o un martedì qualunque in montagna: {this} {affronta|affrontano} tutto.',
    ],
  ),
  scree: purpose(
    ['hiking', 'alpine'],
    [
      'On loose stone and long descents, {this} {stands|stand} where you put {it|them}.',
      'En piedra suelta y bajadas largas, {this} {pisa|pisan} con firmeza.',
      'Dans les pierriers et les longues descentes, {this} {tient|tiennent} là où l’on pose le pied.',
      'Auf losem Stein und langen Abstiegen {steht|stehen} {this}, wo man hintritt.',
      'Su pietre mobili e lunghe discese, {this} {resta fermo|resta ferma|restano fermi|restano ferme} dove si appoggia il piede.',
    ],
    [
      '{This} {is|are} for carrying weight over rough ground, day after day.',
      '{This} {es|son} para llevar peso por terreno áspero, día tras día.',
      '{This} {est|sont} {fait|faite|faits|faites} pour porter lourd en terrain accidenté, jour après jour.',
      '{This} {ist|sind} dafür da, Last über raues Gelände zu tragen, Tag für Tag.',
      '{This} {è|sono} per portare peso su terreno aspro, un giorno dopo l’altro.',
    ],
  ),
  'day-out': purpose(
    ['hiking', 'everyday'],
    [
      '{This} {holds|hold} a day: lunch, a layer, a map and the stone somebody wants to take home.',
      'En {this} cabe un día: comida, una capa, un mapa y la piedra que alguien quiere llevarse a casa.',
      '{This} {contient|contiennent} une journée : le repas, une couche, la carte et le caillou que quelqu’un veut rapporter.',
      '{This} {fasst|fassen} einen ganzen Tag: Brotzeit, eine Schicht, die Karte und den Stein, der mit nach Hause soll.',
      'In {this} sta una giornata: pranzo, uno strato, la mappa e il sasso che qualcuno vuole portare a casa.',
    ],
    [
      'Packed in two minutes by the door, {this} {is|are} the reason plans get made at breakfast.',
      'Se {prepara|preparan} en dos minutos junto a la puerta: por {this} los planes nacen en el desayuno.',
      'Prêt en deux minutes près de la porte, {this} {fait|font} naître les projets au petit-déjeuner.',
      'In zwei Minuten an der Tür gepackt: {This} {ist|sind} der Grund, warum beim Frühstück Pläne entstehen.',
      'Pronto in due minuti sulla porta, {this} {fa|fanno} nascere i programmi a colazione.',
    ],
    [
      '{This} {goes|go} from lecture to lakeside with nothing to rearrange.',
      '{This} {va|van} de clase al lago sin cambiar nada de sitio.',
      '{This} {passe|passent} du bureau au bord du lac sans rien réorganiser.',
      '{This} {kommt|kommen} vom Büro mit an den See, ohne dass etwas umgepackt wird.',
      '{This} {passa|passano} dall’ufficio al lago senza spostare nulla.',
    ],
  ),
  'long-haul': purpose(
    ['hiking', 'camping'],
    [
      '{This} {carries|carry} a house for one over passes and lets it down gently in the evening.',
      '{This} {lleva|llevan} la casa de uno por los collados y por la noche la {deja|dejan} con cuidado.',
      '{This} {porte|portent} une maison pour un par-dessus les cols et la {dépose|déposent} doucement le soir.',
      '{This} {trägt|tragen} ein Haus für einen über die Pässe und {setzt|setzen} es abends sanft ab.',
      '{This} {porta|portano} una casa per uno oltre i passi e la sera la {posa|posano} con dolcezza.',
    ],
    [
      'A week of food weighs what it weighs; {this} {makes|make} it sit well.',
      'Una semana de comida pesa lo que pesa; {this} la {reparte|reparten} bien.',
      'Une semaine de vivres pèse ce qu’elle pèse ; {this} la {répartit|répartissent} bien.',
      'Proviant für eine Woche wiegt, was er wiegt; {this} {verteilt|verteilen} ihn gut.',
      'Una settimana di viveri pesa quel che pesa; {this} la {distribuisce|distribuiscono} bene.',
    ],
  ),
  journey: purpose(
    ['travel'],
    [
      'Ferries, night trains and the back of a van: {this} {was|were} sewn for rough handling.',
      'Ferris, trenes nocturnos y la caja de una furgoneta: {this} {está cosido|está cosida|están cosidos|están cosidas} para el trato duro.',
      'Ferries, trains de nuit, fond de fourgon : {this} {est cousu|est cousue|sont cousus|sont cousues} pour être {malmené|malmenée|malmenés|malmenées}.',
      'Fähren, Nachtzüge, die Ladefläche: {This} {ist|sind} für groben Umgang genäht.',
      'Traghetti, treni notturni e il retro di un furgone: {this} {è cucito|è cucita|sono cuciti|sono cucite} per i modi bruschi.',
    ],
    [
      '{This} {swallows|swallow} two weeks’ worth and still {fits|fit} where luggage has to fit.',
      '{This} se {traga|tragan} dos semanas de ropa y aun así {cabe|caben} donde toca.',
      '{This} {avale|avalent} deux semaines d’affaires et {tient|tiennent} encore là où il faut.',
      '{This} {schluckt|schlucken} zwei Wochen Gepäck und {passt|passen} trotzdem dorthin, wo Gepäck hinmuss.',
      '{This} {inghiotte|inghiottono} due settimane di bagaglio e {entra|entrano} comunque dove serve.',
    ],
  ),
  camp: purpose(
    ['camping'],
    [
      '{This} {turns|turn} a flat piece of ground into somewhere to be.',
      '{This} {convierte|convierten} un trozo de suelo llano en un lugar donde estar.',
      '{This} {fait|font} d’un coin de terrain plat un endroit où l’on est bien.',
      '{This} {macht|machen} aus einem ebenen Fleck einen Ort zum Bleiben.',
      '{This} {trasforma|trasformano} un pezzo di terreno piano in un posto dove stare.',
    ],
    [
      'For long evenings outdoors and slow mornings after, {this} {is|are} good company.',
      'Para tardes largas al aire libre y mañanas sin prisa, {this} {es|son} buena compañía.',
      'Longues soirées dehors et lents matins : {this} {est|sont} de bonne compagnie.',
      'Für lange Abende draußen und langsame Morgen danach {ist|sind} {this} gute Gesellschaft.',
      'Per lunghe sere all’aperto e mattine lente, {this} {è|sono} una buona compagnia.',
    ],
    [
      'The best seat in the valley is outside; {this} {helps|help} you keep it all night.',
      'El mejor sitio del valle está fuera; {this} {ayuda|ayudan} a conservarlo toda la noche.',
      'La meilleure place de la vallée est dehors ; {this} {aide|aident} à la garder toute la nuit.',
      'Der beste Platz im Tal ist draußen; {this} {hilft|helfen}, ihn die ganze Nacht zu behalten.',
      'Il posto migliore della valle è fuori; {this} {aiuta|aiutano} a tenerlo tutta la notte.',
    ],
  ),
  'high-camp': purpose(
    ['camping', 'alpine', 'snow'],
    [
      'Above the last trees, where wind has the say, {this} {holds|hold} firm.',
      'Por encima de los últimos árboles, donde manda el viento, {this} {resiste|resisten}.',
      'Au-dessus des derniers arbres, là où le vent commande, {this} {tient|tiennent} bon.',
      'Über den letzten Bäumen, wo der Wind das Sagen hat, {hält|halten} {this} stand.',
      'Sopra gli ultimi alberi, dove comanda il vento, {this} {tiene|tengono} duro.',
    ],
    [
      '{This} {is|are} for nights on snow and alarms set for three.',
      '{This} {es|son} para noches sobre nieve y despertadores a las tres.',
      '{This} {est|sont} pour les nuits sur la neige et les réveils à trois heures.',
      '{This} {ist|sind} für Nächte auf Schnee und Wecker auf drei Uhr.',
      '{This} {è|sono} per notti sulla neve e sveglie alle tre.',
    ],
  ),
  'light-camp': purpose(
    ['camping', 'hiking'],
    [
      'Counted in grams and chosen by people who carry their own, {this} {leaves|leave} room for a book.',
      '{This}, {contado|contada|contados|contadas} en gramos por quien lleva su propia casa, {deja|dejan} sitio para un libro.',
      '{Compté|Comptée|Comptés|Comptées} en grammes par ceux qui portent leur maison, {this} {laisse|laissent} de la place pour un livre.',
      'In Gramm gezählt von Leuten, die selbst tragen: {This} {lässt|lassen} Platz für ein Buch.',
      '{Pesato|Pesata|Pesati|Pesate} al grammo da chi porta tutto da sé, {this} {lascia|lasciano} spazio per un libro.',
    ],
    [
      '{This} {is|are} for going far with little and sleeping well all the same.',
      '{This} {es|son} para ir lejos con poco y dormir bien de todos modos.',
      '{This} {permet|permettent} d’aller loin avec peu et de bien dormir quand même.',
      '{This} {ist|sind} für weite Wege mit wenig Gepäck und trotzdem guten Schlaf.',
      '{This} {è|sono} per andare lontano con poco e dormire bene comunque.',
    ],
  ),
  'camp-kitchen': purpose(
    ['camping', 'hiking'],
    [
      'A hot cup at the top makes any walk a good one; {this} {sees|see} to it.',
      'Una taza caliente en la cima arregla cualquier caminata; de eso {se encarga|se encargan} {this}.',
      'Une tasse chaude au sommet embellit toute sortie ; {this} {s’en charge|s’en chargent}.',
      'Eine heiße Tasse am Gipfel macht jede Tour gut; dafür {sorgt|sorgen} {this}.',
      'Una tazza calda in cima rende bella ogni gita; ci {pensa|pensano} {this}.',
    ],
    [
      '{This} {is|are} there before sunrise, when nobody wants to talk yet.',
      '{This} {está|están} ahí antes del amanecer, cuando nadie quiere hablar todavía.',
      '{This} {est|sont} là avant l’aube, quand personne n’a encore envie de parler.',
      '{This} {ist|sind} vor Sonnenaufgang da, wenn noch niemand reden möchte.',
      '{This} {c’è|ci sono} prima dell’alba, quando nessuno ha ancora voglia di parlare.',
    ],
    [
      'Water, warmth and a lid that closes: {this} {keeps|keep} the simple things simple.',
      'Agua, calor y poco más: {this} {deja|dejan} sencillo lo sencillo.',
      'De l’eau, de la chaleur et pas grand-chose d’autre : {this} {laisse|laissent} simples les choses simples.',
      'Wasser, Wärme und wenig mehr: {This} {lässt|lassen} einfach, was einfach ist.',
      'Acqua, calore e poco altro: {this} {lascia|lasciano} semplici le cose semplici.',
    ],
  ),
  night: purpose(
    ['camping', 'trail-running', 'alpine'],
    [
      'The best hour is often the dark one before the start; {this} {finds|find} the path in it.',
      'La mejor hora suele ser la oscura, antes de salir; {this} {encuentra|encuentran} en ella el camino.',
      'La meilleure heure est souvent la nuit d’avant le départ ; {this} y {trouve|trouvent} le chemin.',
      'Die beste Stunde ist oft die dunkle vor dem Aufbruch; {this} {findet|finden} darin den Weg.',
      'L’ora migliore è spesso quella buia prima di partire; {this} {vi trova|vi trovano} il sentiero.',
    ],
    [
      '{This} {is|are} for early starts, late returns and lost tent pegs.',
      '{This} {es|son} para salidas tempranas, regresos tardíos y piquetas perdidas.',
      '{This} {sert|servent} aux départs matinaux, aux retours tardifs et aux sardines perdues.',
      '{This} {ist|sind} für frühen Aufbruch, späte Rückkehr und verlorene Heringe.',
      '{This} {è|sono} per partenze presto, rientri tardi e picchetti smarriti.',
    ],
    [
      'Somewhere between the last house and the first bird, {this} {earns|earn} the place in your pocket.',
      'Entre la última casa y el primer pájaro, {this} se {gana|ganan} un sitio en el bolsillo.',
      'Entre la dernière maison et le premier oiseau, {this} {mérite|méritent} une place en poche.',
      'Zwischen dem letzten Haus und dem ersten Vogel {verdient|verdienen} {this} den Platz in der Tasche.',
      'Tra l’ultima casa e il primo uccello, {this} {merita|meritano} un posto in tasca.',
    ],
  ),
  stride: purpose(
    ['hiking', 'alpine'],
    [
      'Two more points on the ground make a long descent a short one; {this} {supplies|supply} them.',
      'Dos apoyos más acortan cualquier bajada larga; los {pone|ponen} {this}.',
      'Deux appuis de plus raccourcissent les longues descentes ; {this} les {offre|offrent}.',
      'Zwei Stützpunkte mehr machen lange Abstiege kurz; {this} {liefert|liefern} sie.',
      'Due appoggi in più accorciano le lunghe discese; li {offre|offrono} {this}.',
    ],
    [
      '{This} {keeps|keep} time on the climb and {spares|spare} the knees on the way down.',
      '{This} {marca|marcan} el ritmo en la subida y {cuida|cuidan} las rodillas en la bajada.',
      '{This} {donne|donnent} le rythme à la montée et {ménage|ménagent} les genoux à la descente.',
      '{This} {gibt|geben} bergauf den Takt und {schont|schonen} bergab die Knie.',
      '{This} {dà|danno} il ritmo in salita e {risparmia|risparmiano} le ginocchia in discesa.',
    ],
  ),
} as const satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes
