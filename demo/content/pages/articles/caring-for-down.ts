import { words } from '../../../words/text.ts'
import { chapter, type Article } from './article.ts'

export const caringForDown: Article = {
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
}
