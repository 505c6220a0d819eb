import type { LocalText } from '#worker/commerce/local-text.ts'

import { words } from '../../words/text.ts'
import type { activities } from '../../catalogue/tables/purposes.ts'

export type Band = 'praise' | 'fond' | 'mixed' | 'letdown'
export type Activity = keyof typeof activities

type Phrases = readonly [LocalText, ...LocalText[]]

/**
 * The phrases of reviews. Sentences are templates of `about`, which agree with the product's noun; `[feature]` is the
 * title of one of its features, `[weight]` its weight.
 */
export const titles: Readonly<Record<Band, Phrases>> = {
  praise: [
    words('Nothing to add', 'Nada que añadir', 'Rien à ajouter', 'Nichts hinzuzufügen', 'Niente da aggiungere'),
    words('Worth every cent', 'Vale lo que cuesta', 'Vaut son prix', 'Jeden Cent wert', 'Vale quello che costa'),
    words('At last', 'Por fin', 'Enfin', 'Endlich', 'Finalmente'),
    words('Bought twice by now', 'Ya van dos', 'Déjà deux à la maison', 'Schon zweimal gekauft', 'Comprato due volte'),
    words('Does what it says', 'Cumple lo que dice', 'Tient parole', 'Hält, was es verspricht', 'Mantiene le promesse'),
    words('My first choice', 'Mi primera elección', 'Mon premier choix', 'Meine erste Wahl', 'La mia prima scelta'),
  ],
  fond: [
    words(
      'Very good, not perfect',
      'Muy bueno, no perfecto',
      'Très bien, pas parfait',
      'Sehr gut, nicht perfekt',
      'Molto bene, non perfetto',
    ),
    words(
      'I would buy it again',
      'Lo volvería a comprar',
      'Je le reprendrais',
      'Würde ich wieder kaufen',
      'Lo ricomprerei',
    ),
    words(
      'Good for the money',
      'Bien por lo que cuesta',
      'Bien pour le prix',
      'Gut für das Geld',
      'Buono per il prezzo',
    ),
    words('A companion', 'Un buen compañero', 'Un compagnon de route', 'Ein guter Begleiter', 'Un buon compagno'),
    words('Solid work', 'Trabajo sólido', 'Du solide', 'Solide Arbeit', 'Un lavoro solido'),
  ],
  mixed: [
    words('It depends', 'Depende', 'Ça dépend', 'Kommt darauf an', 'Dipende'),
    words(
      'Good idea, small flaws',
      'Buena idea, pequeños fallos',
      'Bonne idée, petits défauts',
      'Gute Idee, kleine Schwächen',
      'Buona idea, piccoli difetti',
    ),
    words(
      'Expected a little more',
      'Esperaba algo más',
      'J’attendais un peu mieux',
      'Etwas mehr erwartet',
      'Mi aspettavo qualcosa di più',
    ),
    words('In the middle', 'Ni fu ni fa', 'Entre les deux', 'Mittelmaß', 'Una via di mezzo'),
  ],
  letdown: [
    words('Not for me', 'No es para mí', 'Pas pour moi', 'Nichts für mich', 'Non fa per me'),
    words('Sent back', 'Devuelto', 'Renvoyé', 'Zurückgeschickt', 'Restituito'),
    words('A pity', 'Una pena', 'Dommage', 'Schade', 'Peccato'),
    words('Disappointed', 'Decepción', 'Déçu', 'Enttäuscht', 'Delusione'),
  ],
}

export const openings: Readonly<Record<Band, Phrases>> = {
  praise: [
    words(
      'I have had {this} for a season now and would not part with {it|them}.',
      'Llevo una temporada con {this} y no pienso soltar{lo|la|los|las}.',
      'J’ai {this} depuis une saison et je ne {le|la|les|les} lâche plus.',
      'Nach einer Saison gebe ich nichts anderes mehr her: {this} {bleibt|bleiben}.',
      'Uso {this} da una stagione e non me ne separo più.',
    ),
    words(
      'I looked long and compared a lot: {this} {was|were} the right choice.',
      'He buscado y comparado mucho: {this} {ha sido|han sido} la elección correcta.',
      'J’ai longtemps cherché et beaucoup comparé : {this} {était|étaient} le bon choix.',
      'Lange gesucht, viel verglichen: {this} {war|waren} die richtige Wahl.',
      'Ho cercato e confrontato a lungo: {this} {è stato la scelta giusta|è stata la scelta giusta|sono stati la scelta giusta|sono state la scelta giusta}.',
    ),
    words(
      'My neighbor lent me {this} for a weekend. On Monday I ordered my own.',
      'Mi vecina me prestó {this} un fin de semana. El lunes hice mi pedido.',
      'Ma voisine m’a prêté {this} le temps d’un week-end. Le lundi, je passais commande.',
      'Eine Nachbarin hat mir übers Wochenende etwas geliehen; am Montag {war|waren} {this} bestellt.',
      'La vicina mi ha prestato {this} per un fine settimana. Il lunedì ho fatto il mio ordine.',
    ),
    words(
      'Well made down to the last stitch and thread.',
      'Bien hecho hasta la última puntada.',
      'Du beau travail jusqu’au dernier point de couture.',
      'Bis in den letzten Winkel sauber gearbeitet.',
      'Fatto bene fino all’ultimo dettaglio.',
    ),
  ],
  fond: [
    words(
      'A few months in, I am content with {this}.',
      'Tras unos meses, contento con {this}.',
      'Après quelques mois, je suis content de mon achat.',
      'Nach ein paar Monaten bin ich zufrieden.',
      'Dopo qualche mese sono soddisfatto dell’acquisto.',
    ),
    words(
      'Good workmanship, and the color is the one in the pictures.',
      'Buen acabado, y el color es el de las fotos.',
      'Bonne facture, et la couleur est bien celle des images.',
      'Gute Verarbeitung, und die Farbe stimmt mit den Bildern überein.',
      'Buona fattura, e il colore è quello delle immagini.',
    ),
    words(
      'Shipping took three days, {this} took no getting used to.',
      'El envío tardó tres días; acostumbrarse, ni uno.',
      'Trois jours de livraison, aucun temps d’adaptation.',
      'Drei Tage Lieferzeit, keine Eingewöhnung.',
      'Tre giorni per la consegna, nessuno per abituarsi.',
    ),
    words(
      'A present from my family, and a good one.',
      'Un regalo de mi familia, y de los buenos.',
      'Un cadeau de ma famille, et un bon.',
      'Ein Geschenk der Familie, und ein gutes.',
      'Un regalo della famiglia, e di quelli giusti.',
    ),
  ],
  mixed: [
    words(
      'I wanted to like {this} more than I do.',
      'Quería que {this} me {gustara|gustaran} más.',
      'J’aurais voulu aimer {this} davantage.',
      'Eigentlich {sollte|sollten} mir {this} besser gefallen.',
      'Avrei voluto che {this} mi {piacesse|piacessero} di più.',
    ),
    words(
      'For short days out it is fine, for long ones I take something else.',
      'Para salidas cortas va bien; para las largas llevo otra cosa.',
      'Pour une courte sortie, très bien ; pour une longue, je prends autre chose.',
      'Für kurze Touren in Ordnung, für lange nehme ich etwas anderes.',
      'Per le uscite brevi va bene, per quelle lunghe prendo altro.',
    ),
    words(
      'The quality is right, the details are not quite.',
      'La calidad está bien; los detalles, no tanto.',
      'La qualité y est, les détails pas tout à fait.',
      'Die Qualität stimmt, die Details nicht ganz.',
      'La qualità c’è, i dettagli non del tutto.',
    ),
  ],
  letdown: [
    words(
      'After four outings I gave {this} back.',
      'Tras cuatro salidas he devuelto {this}.',
      'Après quatre sorties, j’ai rendu {this}.',
      'Nach vier Touren {ging|gingen} {this} zurück.',
      'Dopo quattro uscite ho reso {this}.',
    ),
    words(
      'I had hoped for more at this price.',
      'A este precio esperaba más.',
      'À ce prix, j’espérais mieux.',
      'Zu diesem Preis hatte ich mir mehr erhofft.',
      'A questo prezzo speravo in qualcosa di meglio.',
    ),
    words(
      'It looks better in the pictures than on me.',
      'En las fotos queda mejor que en persona.',
      'C’est plus beau en image que chez moi.',
      'Auf den Bildern sieht es besser aus als bei mir.',
      'Nelle immagini fa un effetto migliore che dal vivo.',
    ),
  ],
}

/** Praise, in the words of the product's own page. */
export const praises: Phrases = [
  words(
    '“[feature]” is no idle promise.',
    'Lo de «[feature]» no es palabrería.',
    'La promesse « [feature] » est tenue.',
    '„[feature]“ ist kein leeres Versprechen.',
    '«[feature]» non è una promessa a vuoto.',
  ),
  words(
    'What convinced me: [feature].',
    'Lo que me convenció: [feature].',
    'Ce qui m’a convaincu : [feature].',
    'Was mich überzeugt hat: [feature].',
    'Quello che mi ha convinto: [feature].',
  ),
  words(
    '[weight], says the page. My kitchen scales agree.',
    '[weight], dice la página. Mi báscula de cocina está de acuerdo.',
    '[weight], dit la page. Ma balance de cuisine confirme.',
    '[weight], steht auf der Seite. Meine Küchenwaage sieht es auch so.',
    '[weight], dice la pagina. La mia bilancia da cucina conferma.',
  ),
  words(
    'After many washes and wet days it still looks new.',
    'Después de muchos lavados y días de lluvia sigue como nuevo.',
    'Après bien des lavages et des jours de pluie, l’aspect reste neuf.',
    'Auch nach vielen nassen Tagen sieht alles noch aus wie neu.',
    'Dopo tanti lavaggi e giorni bagnati sembra ancora nuovo.',
  ),
  words(
    'You forget that you have it with you, and I mean that kindly.',
    'Se te olvida que lo llevas, y lo digo como elogio.',
    'On oublie qu’on l’a sur soi, et c’est un compliment.',
    'Man vergisst, dass man es dabei hat; das ist als Lob gemeint.',
    'Ci si dimentica di averlo con sé, ed è un complimento.',
  ),
]

/** Complaints. */
export const complaints: Phrases = [
  words(
    'The zipper pull is too small for gloves.',
    'El tirador es demasiado pequeño para llevar guantes.',
    'La tirette est trop petite avec des gants.',
    'Mit Handschuhen ist alles etwas zu klein geraten.',
    'Con i guanti è tutto un po’ troppo piccolo.',
  ),
  words(
    'One size further would have been better; the table told me otherwise.',
    'Habría sido mejor una talla más; la tabla decía otra cosa.',
    'Une taille au-dessus aurait mieux convenu ; le tableau disait le contraire.',
    'Eine Nummer anders wäre besser gewesen; die Tabelle sagte es mir nicht.',
    'Una taglia in più sarebbe stata meglio; la tabella diceva altro.',
  ),
  words(
    'The color is darker than on the screen.',
    'El color es más oscuro que en la pantalla.',
    'La couleur est plus sombre qu’à l’écran.',
    'Die Farbe ist dunkler als auf dem Bildschirm.',
    'Il colore è più scuro che sullo schermo.',
  ),
  words(
    'A loose thread on the second day; the workshop mended it without a question.',
    'Un hilo suelto al segundo día; el taller lo arregló sin preguntar.',
    'Un fil qui dépasse dès le deuxième jour ; l’atelier a réparé sans discuter.',
    'Am zweiten Tag ein loser Faden; die Werkstatt hat es ohne Rückfrage gerichtet.',
    'Un filo allentato il secondo giorno; il laboratorio ha sistemato senza domande.',
  ),
  words(
    'I would give up some weight for a second pocket.',
    'Cambiaría unos gramos por un bolsillo más.',
    'J’échangerais quelques grammes contre une poche de plus.',
    'Für ein Fach mehr nähme ich ein paar Gramm in Kauf.',
    'Per una tasca in più accetterei qualche grammo.',
  ),
]

/** Where it was used. */
export const uses: Readonly<Record<Activity, Phrases>> = {
  hiking: [
    words(
      'Nine days from hut to hut, two of them in rain.',
      'Nueve días de refugio en refugio, dos de ellos con lluvia.',
      'Neuf jours de refuge en refuge, dont deux sous la pluie.',
      'Neun Tage von Hütte zu Hütte, zwei davon im Regen.',
      'Nove giorni di rifugio in rifugio, due sotto la pioggia.',
    ),
    words(
      'Every Sunday in the hills, whatever the sky says.',
      'Cada domingo en el monte, diga lo que diga el cielo.',
      'Chaque dimanche sur les sentiers, quoi que dise le ciel.',
      'Jeden Sonntag in den Hügeln, was auch immer der Himmel sagt.',
      'Ogni domenica in collina, qualunque cosa dica il cielo.',
    ),
  ],
  alpine: [
    words(
      'On the ridge it blew so hard that nobody spoke.',
      'En la cresta soplaba tanto que nadie hablaba.',
      'Sur l’arête, le vent empêchait de se parler.',
      'Auf dem Grat blies es so, dass keiner mehr sprach.',
      'In cresta soffiava tanto che nessuno parlava.',
    ),
    words(
      'Up at three in the morning, back at the hut by noon.',
      'En pie a las tres de la mañana, de vuelta al refugio a mediodía.',
      'Départ à trois heures du matin, retour au refuge à midi.',
      'Um drei Uhr früh los, mittags wieder auf der Hütte.',
      'Sveglia alle tre, di ritorno al rifugio per mezzogiorno.',
    ),
  ],
  'trail-running': [
    words(
      'Three evenings a week in the woods, once a race.',
      'Tres tardes por semana por el bosque, alguna carrera.',
      'Trois soirs par semaine en forêt, une course de temps en temps.',
      'Drei Abende die Woche im Wald, ab und zu ein Wettkampf.',
      'Tre sere a settimana nel bosco, ogni tanto una gara.',
    ),
    words(
      'Forty kilometers in mud, no complaint.',
      'Cuarenta kilómetros de barro, ninguna queja.',
      'Quarante kilomètres de boue, aucun reproche.',
      'Vierzig Kilometer Matsch, keine Klage.',
      'Quaranta chilometri di fango, nessuna lamentela.',
    ),
  ],
  camping: [
    words(
      'A week on the coast with wind from every side.',
      'Una semana en la costa con viento de todos lados.',
      'Une semaine sur la côte, du vent de tous les côtés.',
      'Eine Woche an der Küste, Wind von allen Seiten.',
      'Una settimana sulla costa, vento da ogni parte.',
    ),
    words(
      'With two children in a wet meadow, which is the hardest test there is.',
      'Con dos niños en un prado mojado, que es la prueba más dura.',
      'Avec deux enfants dans un pré mouillé, l’épreuve la plus rude.',
      'Mit zwei Kindern auf nasser Wiese, einen härteren Test gibt es nicht.',
      'Con due bambini in un prato bagnato: prova più dura non c’è.',
    ),
  ],
  climbing: [
    words(
      'Rubbed against granite for a whole summer.',
      'Un verano entero rozando granito.',
      'Un été entier à frotter contre le granit.',
      'Einen Sommer lang am Granit gescheuert.',
      'Un’estate intera a strisciare sul granito.',
    ),
    words(
      'Long belays in the shade, and I was never cold.',
      'Largas reuniones a la sombra sin pasar frío.',
      'De longs relais à l’ombre, sans jamais avoir froid.',
      'Lange Stände im Schatten, und nie kalt.',
      'Lunghe soste all’ombra, e mai freddo.',
    ),
  ],
  travel: [
    words(
      'Six weeks by train, washed in hotel basins.',
      'Seis semanas en tren, lavado en lavabos de hotel.',
      'Six semaines en train, lavé dans des lavabos d’hôtel.',
      'Sechs Wochen mit der Bahn, gewaschen in Hotelbecken.',
      'Sei settimane in treno, lavato nei lavandini degli alberghi.',
    ),
    words(
      'Under the seat of every bus between two borders.',
      'Bajo el asiento de todos los autobuses entre dos fronteras.',
      'Sous le siège de tous les bus entre deux frontières.',
      'Unter dem Sitz jedes Busses zwischen zwei Grenzen.',
      'Sotto il sedile di ogni autobus tra due frontiere.',
    ),
  ],
  snow: [
    words(
      'Minus eighteen in the morning, and still a good day.',
      'Dieciocho bajo cero por la mañana y aun así un buen día.',
      'Moins dix-huit le matin, et une belle journée quand même.',
      'Minus achtzehn am Morgen, und trotzdem ein guter Tag.',
      'Meno diciotto al mattino, e comunque una bella giornata.',
    ),
    words(
      'A winter of ski tours with wet snow and dry cold.',
      'Un invierno de travesías con nieve húmeda y frío seco.',
      'Un hiver de ski de randonnée, neige lourde et froid sec.',
      'Ein Winter voller Skitouren, nasser Schnee und trockene Kälte.',
      'Un inverno di scialpinismo, neve bagnata e freddo secco.',
    ),
  ],
  everyday: [
    words(
      'To work by bicycle, all year round.',
      'Al trabajo en bicicleta, todo el año.',
      'Au travail à vélo, toute l’année.',
      'Mit dem Rad zur Arbeit, das ganze Jahr.',
      'Al lavoro in bicicletta, tutto l’anno.',
    ),
    words(
      'Walking the dog before sunrise, every single day.',
      'Paseando al perro antes del amanecer, todos los días.',
      'La promenade du chien avant l’aube, chaque jour.',
      'Mit dem Hund vor Sonnenaufgang, jeden Tag.',
      'A spasso col cane prima dell’alba, ogni giorno.',
    ),
  ],
}

export const closings: Readonly<Record<Band, Phrases>> = {
  praise: [
    words(
      'Recommended without reserve.',
      'Lo recomiendo sin reservas.',
      'Je recommande sans réserve.',
      'Uneingeschränkt zu empfehlen.',
      'Consigliato senza riserve.',
    ),
    words(
      'Thank you for making things that last.',
      'Gracias por hacer cosas que duran.',
      'Merci de faire des choses qui durent.',
      'Danke, dass es noch Dinge gibt, die halten.',
      'Grazie per le cose che durano.',
    ),
    words(
      'The next one is for my sister.',
      'El siguiente será para mi hermana.',
      'Le prochain sera pour ma sœur.',
      'Das nächste Mal bestelle ich für meine Schwester mit.',
      'Il prossimo è per mia sorella.',
    ),
  ],
  fond: [
    words(
      'One star off, because there is always something.',
      'Una estrella menos, porque siempre hay algo.',
      'Une étoile en moins, car il y a toujours quelque chose.',
      'Ein Stern Abzug, irgendetwas ist immer.',
      'Una stella in meno, perché c’è sempre qualcosa.',
    ),
    words(
      'Overall a good buy.',
      'En conjunto, una buena compra.',
      'Au total, un bon achat.',
      'Insgesamt ein guter Kauf.',
      'Nel complesso un buon acquisto.',
    ),
    words(
      'I would choose it again.',
      'Volvería a elegirlo.',
      'Je ferais le même choix.',
      'Ich würde mich wieder so entscheiden.',
      'Rifarei la stessa scelta.',
    ),
  ],
  mixed: [
    words(
      'Try it on in a store if you can.',
      'Si puedes, pruébalo en una tienda.',
      'À essayer en magasin si possible.',
      'Am besten im Laden anprobieren.',
      'Se potete, provatelo in negozio.',
    ),
    words(
      'For the sale price I would say yes.',
      'A precio rebajado, diría que sí.',
      'En solde, je dirais oui.',
      'Zum reduzierten Preis würde ich ja sagen.',
      'In saldo direi di sì.',
    ),
  ],
  letdown: [
    words(
      'The return was quick and friendly, at least.',
      'Al menos la devolución fue rápida y amable.',
      'Le retour, lui, fut rapide et aimable.',
      'Die Rückgabe war immerhin schnell und freundlich.',
      'Il reso, almeno, è stato rapido e cortese.',
    ),
    words(
      'Perhaps the next model.',
      'Quizá el próximo modelo.',
      'Peut-être le prochain modèle.',
      'Vielleicht das nächste Modell.',
      'Forse il prossimo modello.',
    ),
  ],
}
