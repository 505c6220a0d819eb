import type { PlannedEvent } from '#worker/commerce/store-events/planned-event.ts'

import { words } from '../words/text.ts'

/** The events of the stores. The Saturday after the first Thursday is two days later, the next one nine. */
export const storeEvents: readonly PlannedEvent[] = [
  {
    id: 'evening-talk',
    title: words('Evening talk', 'Charla', 'Soirée', 'Vortragsabend', 'Serata'),
    text: words(
      'Stories from the trail, with pictures and a thermos of tea. Free; bring your questions.',
      'Alguien cuenta un viaje, con fotos y un termo. Gratis, té incluido; trae preguntas.',
      'Quelqu’un raconte un voyage, photos et thermos à l’appui. Gratuit, thé compris ; apportez vos questions.',
      'Ein Reisebericht mit Bildern und einer Kanne Tee. Kostenlos; bringen Sie Ihre Fragen mit.',
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
    title: words('Repair day', 'Día de arreglos', 'Journée réparation', 'Reparaturtag', 'Giornata di riparazione'),
    text: words(
      'Our workshop repairs Fellholm gear while you wait. Free; please wash it first.',
      'Nuestro taller repara tu equipo Fellholm mientras esperas. Gratis; lávalo antes.',
      'Notre atelier répare vos articles Fellholm pendant que vous attendez. Gratuit ; lavez-les avant.',
      'Unsere Werkstatt repariert Fellholm-Sachen, während Sie warten. Kostenlos; bitte vorher waschen.',
      'Il nostro laboratorio ripara i capi Fellholm mentre aspetti. Gratis; lavali prima.',
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
      'An afternoon of finding your way without a battery, outdoors in any weather.',
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
      'Two days roped up with a guide and a night in a hut. For those who have climbed before.',
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
