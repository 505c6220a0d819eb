import { words } from '../../../words/text.ts'
import { chapter, type Article } from './article.ts'

export const mendingATear: Article = {
  name: 'mending-a-tear',
  title: words(
    'Mending a tear in ten minutes',
    'Arreglar un desgarro en diez minutos',
    'Réparer un accroc en dix minutes',
    'Ein Riss, zehn Minuten',
    'Riparare uno strappo in dieci minuti',
  ),
  description: words(
    'Tape, a coin and a round pair of scissors.',
    'Cinta, una moneda y unas tijeras de punta redonda.',
    'Du ruban, une pièce et des ciseaux ronds.',
    'Klebeflicken, eine Münze und eine runde Schere.',
    'Nastro, una moneta e forbici a punta tonda.',
  ),
  landscape: ['camp', 'dusk', 34],
  alt: words(
    'A camp at dusk',
    'Un campamento al anochecer',
    'Un camp au crépuscule',
    'Ein Lager in der Dämmerung',
    'Un campo al crepuscolo',
  ),
  chapters: [
    chapter(
      ['Clean it', 'Limpiar', 'Nettoyer', 'Reinigen', 'Pulire'],
      [
        'Nothing sticks to dust. Wipe the place with alcohol from the first-aid kit, let it dry, and lay the edges together so that they meet and do not overlap.',
        'Nada pega sobre el polvo. Limpia la zona con alcohol del botiquín, deja secar y junta los bordes sin que se monten.',
        'Rien ne colle sur la poussière. Essuyez avec l’alcool de la pharmacie, laissez sécher, rapprochez les bords sans les faire se chevaucher.',
        'Auf Staub klebt nichts. Mit Alkohol aus der Apotheke abwischen, trocknen lassen, die Kanten aneinanderlegen, ohne dass sie sich überlappen.',
        'Sulla polvere non attacca nulla. Pulisci con l’alcol del pronto soccorso, lascia asciugare e accosta i bordi senza sovrapporli.',
      ],
    ),
    chapter(
      ['Cut it round', 'Cortar en redondo', 'Couper en rond', 'Rund schneiden', 'Tagliare tondo'],
      [
        'Corners lift, circles stay. Draw around a coin, cut the patch a thumb wider than the tear, and press from the middle outwards.',
        'Las esquinas se levantan, los círculos se quedan. Dibuja alrededor de una moneda, corta un dedo más ancho que el desgarro y aprieta del centro hacia fuera.',
        'Les coins se décollent, les ronds tiennent. Tracez autour d’une pièce, coupez un pouce plus large que l’accroc, pressez du centre vers le bord.',
        'Ecken lösen sich, Kreise halten. Um eine Münze zeichnen, daumenbreit größer als der Riss schneiden, von der Mitte nach außen drücken.',
        'Gli angoli si alzano, i cerchi restano. Disegna attorno a una moneta, taglia un pollice più largo dello strappo e premi dal centro verso fuori.',
      ],
    ),
    chapter(
      ['Send it', 'Enviar', 'Envoyer', 'Einschicken', 'Spedire'],
      [
        'A patch on the trail is for the trail. Send the piece to our workshop afterwards; seams, zips and holes are mended at no cost for as long as the cloth holds.',
        'Un parche en ruta es para la ruta. Después envía la prenda al taller: costuras, cremalleras y agujeros se arreglan gratis mientras la tela aguante.',
        'Une pièce posée en route est faite pour la route. Envoyez ensuite le vêtement à l’atelier : coutures, fermetures et trous sont réparés sans frais tant que le tissu tient.',
        'Ein Flicken von unterwegs ist für unterwegs. Schicken Sie das Stück danach an die Werkstatt; Nähte, Reißverschlüsse und Löcher richten wir kostenlos, solange der Stoff hält.',
        'Una toppa fatta in cammino è per il cammino. Poi manda il capo al laboratorio: cuciture, cerniere e buchi si riparano gratis finché il tessuto tiene.',
      ],
    ),
  ],
}
