import type { LocalText } from '#worker/commerce/local-text.ts'

import { words } from '../../words/text.ts'

type Exchange = { readonly asked: LocalText; readonly answered: readonly [LocalText, ...LocalText[]] }

/** Questions and answers: templates of `about`; `[feature]` and `[weight]` are the product's own. */
export const exchanges: readonly [Exchange, ...Exchange[]] = [
  {
    asked: words(
      'How much {does|do} {this} really weigh?',
      '¿Cuánto {pesa|pesan} {this} de verdad?',
      'Quel est le vrai poids de ce modèle ?',
      'Was {wiegt|wiegen} {this} wirklich?',
      'Quanto {pesa|pesano} davvero {this}?',
    ),
    answered: [
      words(
        '[weight], measured on every size of a hundred pieces; the figure on the page is the one for the middle size.',
        '[weight], medido sobre cien piezas; la cifra de la página es la de la talla media.',
        '[weight], mesuré sur cent pièces ; le chiffre de la page vaut pour la taille moyenne.',
        '[weight], an hundert Stück gemessen; die Angabe auf der Seite gilt für die mittlere Größe.',
        '[weight], misurato su cento pezzi; il dato della pagina vale per la taglia media.',
      ),
      words(
        'Mine is a few grams under what the page says.',
        'El mío pesa unos gramos menos de lo que dice la página.',
        'Le mien pèse quelques grammes de moins que ne l’annonce la page.',
        'Bei mir sind es ein paar Gramm weniger als angegeben.',
        'Il mio pesa qualche grammo in meno di quanto dice la pagina.',
      ),
    ],
  },
  {
    asked: words(
      'Is it made for several days in the rain?',
      '¿Aguanta varios días de lluvia?',
      'Est-ce fait pour plusieurs jours de pluie ?',
      'Ist das für mehrere Regentage gemacht?',
      'È fatto per più giorni di pioggia?',
    ),
    answered: [
      words(
        'What it is built for stands under “[feature]”. For a week of rain, take something waterproof over it.',
        'Para qué está hecho lo dice «[feature]». Para una semana de lluvia, lleva algo impermeable por encima.',
        'Sa vocation se lit sous « [feature] ». Pour une semaine de pluie, ajoutez une couche imperméable.',
        'Wofür es gebaut ist, steht unter „[feature]“. Für eine Regenwoche gehört etwas Wasserdichtes darüber.',
        'Per che cosa è fatto lo dice «[feature]». Per una settimana di pioggia aggiungi uno strato impermeabile.',
      ),
    ],
  },
  {
    asked: words(
      'Can {this} be repaired in your workshop?',
      '¿Se {puede|pueden} reparar {this} en el taller?',
      'Ce modèle se répare-t-il dans votre atelier ?',
      '{Kann|Können} {this} in der Werkstatt repariert werden?',
      'Nel vostro laboratorio si {può riparare|possono riparare} {this}?',
    ),
    answered: [
      words(
        'Yes. Zips, seams and small holes are mended at no cost for as long as the material holds.',
        'Sí. Cremalleras, costuras y agujeros pequeños se arreglan gratis mientras el material aguante.',
        'Oui. Fermetures, coutures et petits trous sont réparés sans frais tant que la matière tient.',
        'Ja. Reißverschlüsse, Nähte und kleine Löcher richten wir kostenlos, solange das Material hält.',
        'Sì. Cerniere, cuciture e piccoli buchi si riparano gratis finché il materiale tiene.',
      ),
      words(
        'They did it for me in nine days, postage included.',
        'A mí me lo hicieron en nueve días, envío incluido.',
        'Fait en neuf jours pour moi, port compris.',
        'Bei mir hat es neun Tage gedauert, Porto inklusive.',
        'Da me ci hanno messo nove giorni, spedizione compresa.',
      ),
    ],
  },
  {
    asked: words(
      'How does it turn out in size?',
      '¿Cómo talla?',
      'Comment cela taille-t-il ?',
      'Wie fällt das in der Größe aus?',
      'Come veste?',
    ),
    answered: [
      words(
        'True to the table for most. Between two sizes, take the larger one if you wear a layer underneath.',
        'Según la tabla en la mayoría de los casos. Entre dos tallas, elige la mayor si llevas una capa debajo.',
        'Conforme au tableau le plus souvent. Entre deux tailles, prenez la plus grande si vous portez une couche dessous.',
        'Meist der Tabelle entsprechend. Zwischen zwei Größen nehmen Sie die größere, wenn Sie etwas darunter tragen.',
        'Di solito come da tabella. Tra due taglie, scegli la più grande se porti uno strato sotto.',
      ),
      words(
        'I took my usual one and kept it.',
        'Pedí la de siempre y me la quedé.',
        'J’ai pris ma taille habituelle et je l’ai gardée.',
        'Ich habe meine übliche genommen und behalten.',
        'Ho preso la mia solita e l’ho tenuta.',
      ),
    ],
  },
  {
    asked: words(
      'Is the material recycled?',
      '¿El material es reciclado?',
      'La matière est-elle recyclée ?',
      'Ist das Material recycelt?',
      'Il materiale è riciclato?',
    ),
    answered: [
      words(
        'What it is made of stands under Materials on this page, with the recycled share where there is one.',
        'De qué está hecho figura en esta página, en Materiales, con la parte reciclada si la hay.',
        'La composition figure sur cette page, sous Matières, avec la part recyclée s’il y en a une.',
        'Woraus es besteht, steht auf dieser Seite unter Material, mit dem recycelten Anteil, wenn es einen gibt.',
        'La composizione è in questa pagina, sotto Materiali, con la parte riciclata quando c’è.',
      ),
    ],
  },
  {
    asked: words(
      'What does “[feature]” mean in practice?',
      '¿Qué significa «[feature]» en la práctica?',
      'Que veut dire « [feature] » en pratique ?',
      'Was bedeutet „[feature]“ in der Praxis?',
      'Che cosa significa «[feature]» in pratica?',
    ),
    answered: [
      words(
        'That you notice it on the third day, not in the shop. The text beside it on this page says how it is done.',
        'Que se nota al tercer día, no en la tienda. El texto de al lado explica cómo está hecho.',
        'Qu’on le remarque au troisième jour, pas en magasin. Le texte à côté explique comment c’est fait.',
        'Dass man es am dritten Tag merkt, nicht im Laden. Wie es gemacht ist, sagt der Text daneben.',
        'Che lo si nota al terzo giorno, non in negozio. Il testo accanto spiega come è fatto.',
      ),
    ],
  },
  {
    asked: words(
      'How do I wash it without ruining it?',
      '¿Cómo se lava sin estropearlo?',
      'Comment le laver sans l’abîmer ?',
      'Wie reinigt man das, ohne es zu ruinieren?',
      'Come si lava senza rovinarlo?',
    ),
    answered: [
      words(
        'Seldom, gently and without softener. The care steps are at the foot of this page.',
        'Poco, con cuidado y sin suavizante. Los pasos están al final de esta página.',
        'Rarement, en douceur et sans assouplissant. Les étapes sont au bas de cette page.',
        'Selten, schonend und ohne Weichspüler. Die Schritte stehen am Ende dieser Seite.',
        'Di rado, con dolcezza e senza ammorbidente. I passaggi sono in fondo a questa pagina.',
      ),
      words(
        'Lukewarm by hand, dried in the shade. No trouble in two years.',
        'A mano con agua tibia y secado a la sombra. Dos años sin problemas.',
        'À la main, à l’eau tiède, séché à l’ombre. Aucun souci en deux ans.',
        'Lauwarm von Hand, im Schatten getrocknet. Seit zwei Jahren kein Problem.',
        'A mano con acqua tiepida, asciugato all’ombra. Due anni senza problemi.',
      ),
    ],
  },
  {
    asked: words(
      'Will there be other colors next year?',
      '¿Habrá otros colores el año que viene?',
      'Y aura-t-il d’autres couleurs l’an prochain ?',
      'Gibt es nächstes Jahr andere Farben?',
      'Ci saranno altri colori il prossimo anno?',
    ),
    answered: [
      words(
        'One new color a season, and the ones people keep asking for stay.',
        'Un color nuevo por temporada, y los más pedidos se quedan.',
        'Une couleur nouvelle par saison, et les plus demandées restent.',
        'Jede Saison eine neue, und die gefragtesten bleiben.',
        'Un colore nuovo a stagione, e i più richiesti restano.',
      ),
    ],
  },
]

/** Who answers for the house. */
export const house: LocalText = words(
  'Fellholm customer service',
  'Atención al cliente de Fellholm',
  'Service client Fellholm',
  'Fellholm Kundendienst',
  'Servizio clienti Fellholm',
)
