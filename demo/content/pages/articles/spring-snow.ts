import { words } from '../../../words/text.ts'
import { chapter, type Article } from './article.ts'

export const springSnow: Article = {
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
}
