import { topic, type Topic } from './topic.ts'

/** What things are made of, how they fit, and how they last. */
export const aboutProducts: readonly Topic[] = [
  topic(
    'products',
    'help',
    ['Products', 'Productos', 'Produits', 'Produkte', 'Prodotti'],
    [
      'Sizes, care and repairs.',
      'Tallas, cuidado y reparaciones.',
      'Tailles, entretien et réparations.',
      'Größen, Pflege und Reparatur.',
      'Taglie, cura e riparazioni.',
    ],
    [
      'What a product is made of, what it weighs and how it is washed stands on its page. For everything else, ask below the product: the workshop answers.',
      'De qué está hecho un producto, cuánto pesa y cómo se lava figura en su página. Para lo demás, pregunta bajo el producto: responde el taller.',
      'La composition, le poids et l’entretien figurent sur la page du produit. Pour le reste, posez la question sous le produit : l’atelier répond.',
      'Woraus ein Produkt besteht, was es wiegt und wie man es wäscht, steht auf seiner Seite. Alles andere fragen Sie unter dem Produkt: Die Werkstatt antwortet.',
      'Di che cosa è fatto un prodotto, quanto pesa e come si lava è scritto nella sua pagina. Per il resto chiedi sotto il prodotto: risponde il laboratorio.',
    ],
  ),
  topic(
    'size-charts',
    'help',
    ['Size charts', 'Guía de tallas', 'Guide des tailles', 'Größentabellen', 'Guida alle taglie'],
    [
      'Measure once, order once.',
      'Mide una vez, pide una vez.',
      'Mesurez une fois, commandez une fois.',
      'Einmal messen, einmal bestellen.',
      'Misura una volta, ordina una volta.',
    ],
    [
      'Measure over a thin layer, with the tape level and not tight. Between two sizes, choose the larger one for layers that go over others.',
      'Mide sobre una prenda fina, con la cinta recta y sin apretar. Entre dos tallas, elige la mayor para las capas exteriores.',
      'Mesurez sur un vêtement fin, le ruban droit, sans serrer. Entre deux tailles, prenez la plus grande pour les couches extérieures.',
      'Messen Sie über einer dünnen Schicht, das Band gerade und nicht straff. Zwischen zwei Größen nehmen Sie für äußere Schichten die größere.',
      'Misura sopra un capo sottile, con il nastro diritto e non tirato. Tra due taglie scegli la più grande per gli strati esterni.',
    ],
  ),
  topic(
    'care',
    'products',
    ['Care', 'Cuidado', 'Entretien', 'Pflege', 'Cura'],
    [
      'Wash seldom, and then rightly.',
      'Lavar poco, y bien.',
      'Laver peu, mais bien.',
      'Selten waschen, dann richtig.',
      'Lavare poco, ma bene.',
    ],
    [
      'Shells want washing more often than you think, down less often, wool hardly ever. Never use softener: it closes what is meant to breathe.',
      'Los impermeables piden más lavado de lo que crees, el plumón menos y la lana casi ninguno. Nunca suavizante: cierra lo que debe respirar.',
      'Les imperméables veulent plus de lavages qu’on ne croit, le duvet moins, la laine presque aucun. Jamais d’assouplissant : il bouche ce qui doit respirer.',
      'Hardshells wollen öfter gewaschen werden, als man denkt, Daune seltener, Wolle fast nie. Nie Weichspüler: Er verschließt, was atmen soll.',
      'I gusci vogliono più lavaggi di quanto pensi, il piumino meno, la lana quasi nessuno. Mai ammorbidente: chiude ciò che deve respirare.',
    ],
  ),
  topic(
    'repairs',
    'products',
    ['Repairs', 'Reparaciones', 'Réparations', 'Reparatur', 'Riparazioni'],
    [
      'Mended at no cost while the cloth holds.',
      'Gratis mientras la tela aguante.',
      'Sans frais tant que le tissu tient.',
      'Kostenlos, solange der Stoff hält.',
      'Gratis finché il tessuto tiene.',
    ],
    [
      'Send us the washed piece with a note of what is wrong, or bring it to a store with a workshop. It takes about ten days.',
      'Envíanos la prenda lavada con una nota, o llévala a una tienda con taller. Tarda unos diez días.',
      'Envoyez la pièce lavée avec un mot, ou apportez-la dans un magasin avec atelier. Comptez dix jours.',
      'Schicken Sie das gewaschene Stück mit einem Zettel ein, oder bringen Sie es in eine Filiale mit Werkstatt. Es dauert etwa zehn Tage.',
      'Mandaci il capo lavato con un biglietto, o portalo in un negozio con laboratorio. Ci vogliono circa dieci giorni.',
    ],
  ),
  topic(
    'warranty',
    'help',
    ['Warranty', 'Garantía', 'Garantie', 'Garantie', 'Garanzia'],
    [
      'What we answer for, and for how long.',
      'De qué respondemos, y cuánto tiempo.',
      'Ce dont nous répondons, et combien de temps.',
      'Wofür wir einstehen, und wie lange.',
      'Di che cosa rispondiamo, e per quanto.',
    ],
    [
      'Faults of material and making are ours for the life of the product. Wear is yours, and mending it is ours again. Open a case with a photo and the order number if you still have it.',
      'Los fallos de material y fabricación son nuestros durante toda la vida del producto. El desgaste es tuyo, y arreglarlo vuelve a ser nuestro. Abre un caso con una foto y el número de pedido si lo conservas.',
      'Les défauts de matière et de fabrication nous reviennent pour la vie du produit. L’usure est à vous, la réparer redevient notre affaire. Ouvrez un dossier avec une photo et le numéro de commande si vous l’avez encore.',
      'Fehler in Material und Verarbeitung sind unsere Sache, solange das Produkt lebt. Abnutzung ist Ihre, das Flicken wieder unsere. Eröffnen Sie einen Fall mit Foto und, wenn vorhanden, Bestellnummer.',
      'I difetti di materiale e lavorazione sono nostri per tutta la vita del prodotto. L’usura è tua, ripararla torna a essere nostra. Apri una pratica con una foto e il numero d’ordine, se ce l’hai ancora.',
    ],
  ),
]
