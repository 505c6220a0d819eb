import { words } from '../../../words/text.ts'
import { chapter, type Article } from './article.ts'

export const firstHutToHut: Article = {
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
}
