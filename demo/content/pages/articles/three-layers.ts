import { words } from '../../../words/text.ts'
import { chapter, type Article } from './article.ts'

export const threeLayers: Article = {
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
}
