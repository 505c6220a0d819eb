import { words } from '../../words/text.ts'
import { option, question, type FinderRow } from './finder-row.ts'
import { whatElse, noMatter, light, packsSmall } from './often-asked.ts'

export const tentFinder: FinderRow = {
  slug: 'tent',
  title: words(
    'Tent and sleeping finder',
    'Asesor de tiendas y descanso',
    'Trouver tente et couchage',
    'Zelt- und Schlafberater',
    'Trova tenda e sacco a pelo',
  ),
  description: words(
    'Tents, sleeping bags and mats for the nights you have in mind.',
    'Tiendas, sacos y esterillas para las noches que tienes en mente.',
    'Tentes, sacs de couchage et matelas pour les nuits que vous avez en tête.',
    'Zelte, Schlafsäcke und Isomatten für die Nächte, die Sie vorhaben.',
    'Tende, sacchi a pelo e materassini per le notti che hai in mente.',
  ),
  questions: [
    question(
      'for',
      ['What do you need?', '¿Qué necesitas?', 'De quoi avez-vous besoin ?', 'Was brauchen Sie?', 'Che cosa ti serve?'],
      option(
        'solo',
        [
          'A tent for one',
          'Una tienda para una persona',
          'Une tente pour une personne',
          'Ein Zelt für eine Person',
          'Una tenda per una persona',
        ],
        {
          category: 'tents',
          facets: { size: ['1p'] },
        },
      ),
      option(
        'two',
        [
          'A tent for two or three',
          'Una tienda para dos o tres',
          'Une tente pour deux ou trois',
          'Ein Zelt für zwei oder drei',
          'Una tenda per due o tre',
        ],
        {
          category: 'tents',
          facets: { size: ['2p', '3p'] },
        },
      ),
      option(
        'family',
        [
          'A tent for the family',
          'Una tienda familiar',
          'Une tente familiale',
          'Ein Zelt für die Familie',
          'Una tenda per la famiglia',
        ],
        {
          category: 'tents',
          facets: { size: ['4p', '6p'] },
        },
      ),
      option(
        'bag',
        ['A sleeping bag', 'Un saco de dormir', 'Un sac de couchage', 'Ein Schlafsack', 'Un sacco a pelo'],
        {
          category: 'sleeping-bags',
        },
      ),
      option('mat', ['A sleeping mat', 'Una esterilla', 'Un matelas', 'Eine Isomatte', 'Un materassino'], {
        category: 'sleeping-mats',
      }),
    ),
    question(
      'use',
      ['Where do you sleep?', '¿Dónde duermes?', 'Où dormez-vous ?', 'Wo schlafen Sie?', 'Dove dormi?'],
      option('camp', ['At a campsite', 'En un camping', 'Au camping', 'Auf dem Campingplatz', 'In campeggio'], {
        facets: { activity: ['camping'] },
      }),
      option(
        'trek',
        [
          'Somewhere else every night',
          'Cada noche en otro sitio',
          'Chaque nuit ailleurs',
          'Jede Nacht woanders',
          'Ogni notte altrove',
        ],
        {
          facets: { activity: ['hiking'] },
        },
      ),
      option(
        'snow',
        [
          'High up or on snow',
          'En altura o en la nieve',
          'En altitude ou sur la neige',
          'Hoch oben oder im Schnee',
          'In quota o sulla neve',
        ],
        {
          facets: { activity: ['snow', 'alpine'] },
        },
      ),
      noMatter,
    ),
    question('extra', whatElse, light, packsSmall, noMatter),
  ],
}
