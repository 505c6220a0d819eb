import { words } from '../../../words/text.ts'
import { chapter, type Article } from './article.ts'

export const sleepingWarm: Article = {
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
  alt: words('A forest at night', 'Un bosque de noche', 'Une forêt la nuit', 'Ein Wald bei Nacht', 'Un bosco di notte'),
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
}
