import type { InvitedTo } from '#worker/commerce/gatherings/gathering.ts'

import { words } from '../words/text.ts'

/** What the stores invite people to. The Saturday after the first Thursday is two days later, the next one nine. */
export const gatherings: readonly InvitedTo[] = [
  {
    id: 'evening-talk',
    title: words('Evening talk', 'Charla', 'Soirée', 'Vortragsabend', 'Serata'),
    text: words(
      'Somebody tells of a journey, with pictures and a thermos. Free, tea included; bring questions.',
      'Alguien cuenta un viaje, con fotos y un termo. Gratis, té incluido; trae preguntas.',
      'Quelqu’un raconte un voyage, photos et thermos à l’appui. Gratuit, thé compris ; apportez vos questions.',
      'Jemand erzählt von einer Reise, mit Bildern und Thermoskanne. Kostenlos, Tee inbegriffen; bringen Sie Fragen mit.',
      'Qualcuno racconta un viaggio, con immagini e un thermos. Gratis, tè compreso; porta le tue domande.',
    ),
    daysAfter: 0,
    hour: 19,
    seats: 40,
    seatsEach: 4,
    points: 0,
  },
  {
    id: 'repair-day',
    title: words('Repair day', 'Día de arreglos', 'Journée réparation', 'Flicktag', 'Giornata di riparazione'),
    text: words(
      'The workshop mends what we sold while you wait. Free; bring what is torn, washed.',
      'El taller arregla lo que vendimos mientras esperas. Gratis; trae lo roto, lavado.',
      'L’atelier répare ce que nous avons vendu pendant que vous attendez. Gratuit ; apportez ce qui est déchiré, lavé.',
      'Die Werkstatt flickt, was wir verkauft haben, während Sie warten. Kostenlos; bringen Sie mit, was gerissen ist, gewaschen.',
      'Il laboratorio ripara ciò che abbiamo venduto, mentre aspetti. Gratis; porta ciò che è strappato, lavato.',
    ),
    daysAfter: 2,
    hour: 10,
    service: 'repairs',
    seats: 12,
    seatsEach: 1,
    points: 0,
  },
  {
    id: 'map-and-compass',
    title: words('Map and compass', 'Mapa y brújula', 'Carte et boussole', 'Karte und Kompass', 'Carta e bussola'),
    text: words(
      'An afternoon of finding the way without a battery, outdoors in any weather.',
      'Una tarde para orientarse sin batería, al aire libre con cualquier tiempo.',
      'Un après-midi pour trouver son chemin sans batterie, dehors par tous les temps.',
      'Ein Nachmittag, um ohne Akku den Weg zu finden, draußen bei jedem Wetter.',
      'Un pomeriggio per trovare la via senza batteria, all’aperto con qualsiasi tempo.',
    ),
    daysAfter: 9,
    hour: 14,
    seats: 10,
    seatsEach: 1,
    points: 150,
  },
  {
    id: 'summit-weekend',
    title: words(
      'Summit weekend',
      'Fin de semana de cumbre',
      'Week-end au sommet',
      'Gipfelwochenende',
      'Fine settimana in vetta',
    ),
    text: words(
      'Two days on a rope with a guide, a hut in between. For those who have climbed before.',
      'Dos días de cordada con guía, con un refugio por medio. Para quienes ya han escalado.',
      'Deux jours encordés avec un guide, une cabane entre les deux. Pour qui a déjà grimpé.',
      'Zwei Tage am Seil mit Bergführerin, dazwischen eine Hütte. Für alle, die schon einmal geklettert sind.',
      'Due giorni in cordata con una guida, con un rifugio in mezzo. Per chi ha già arrampicato.',
    ),
    daysAfter: 16,
    hour: 7,
    seats: 6,
    seatsEach: 1,
    points: 2_500,
  },
]
