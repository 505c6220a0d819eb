import type { LanguageCode } from '#src/language/locales.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { words, type Words } from '../../words/text.ts'
import { contentItem, running, type PageRow } from './stored.ts'

type Topic = {
  readonly name: string
  readonly parent: string
  readonly title: LocalText
  readonly description: LocalText
  readonly paragraphs: readonly LocalText[]
}

const topic = (name: string, parent: string, title: Words, description: Words, ...paragraphs: Words[]): Topic => ({
  name,
  parent,
  title: words(...title),
  description: words(...description),
  paragraphs: paragraphs.map(said => words(...said)),
})

const topics: readonly Topic[] = [
  topic(
    'delivery',
    'help',
    ['Delivery', 'Envío', 'Livraison', 'Lieferung', 'Spedizione'],
    [
      'How a package reaches you, and when.',
      'Cómo llega el paquete, y cuándo.',
      'Comment un colis vous parvient, et quand.',
      'Wie ein Paket zu Ihnen kommt, und wann.',
      'Come ti arriva un pacco, e quando.',
    ],
    [
      'Every product page says on which days it would reach you, and until when to order. The cart says it again for all of it together, before you pay.',
      'Cada página de producto dice qué días te llegaría y hasta cuándo pedir. La cesta lo repite para todo junto, antes de pagar.',
      'Chaque page produit indique les jours d’arrivée et l’heure limite de commande. Le panier le redit pour l’ensemble, avant le paiement.',
      'Jede Produktseite sagt, an welchen Tagen es ankäme und bis wann Sie bestellen müssen. Der Warenkorb sagt es noch einmal für alles zusammen, bevor Sie bezahlen.',
      'Ogni pagina prodotto dice in quali giorni arriverebbe e fino a quando ordinare. Il carrello lo ripete per tutto insieme, prima del pagamento.',
    ],
    [
      'We deliver to homes, to our stores and to collection points. We do not deliver to PO boxes, because a carrier cannot hand anything over there.',
      'Enviamos a domicilio, a nuestras tiendas y a puntos de recogida. No enviamos a apartados de correos, porque allí nadie puede recibir el paquete.',
      'Nous livrons à domicile, dans nos magasins et en point relais. Pas de boîte postale : personne n’y reçoit un colis.',
      'Wir liefern nach Hause, in unsere Filialen und an Abholstellen. An Postfächer liefern wir nicht, weil dort niemand etwas annehmen kann.',
      'Consegniamo a casa, nei nostri negozi e nei punti di ritiro. Non consegniamo a caselle postali, perché lì nessuno può ricevere un pacco.',
    ],
  ),
  topic(
    'returns',
    'help',
    ['Returns', 'Devoluciones', 'Retours', 'Rückgabe', 'Resi'],
    [
      'Sixty days to change your mind.',
      'Sesenta días para cambiar de idea.',
      'Soixante jours pour changer d’avis.',
      'Sechzig Tage, um es sich anders zu überlegen.',
      'Sessanta giorni per ripensarci.',
    ],
    [
      'Send back what does not suit you within sixty days, unused and with its label. The return label is in your order; without an account you find it with order number and email.',
      'Devuelve lo que no te convenza en sesenta días, sin usar y con su etiqueta. La etiqueta de devolución está en tu pedido; sin cuenta la encuentras con el número de pedido y el correo.',
      'Renvoyez ce qui ne convient pas dans les soixante jours, non porté et étiqueté. L’étiquette de retour se trouve dans votre commande ; sans compte, avec le numéro et l’e-mail.',
      'Schicken Sie zurück, was nicht passt: sechzig Tage lang, unbenutzt und mit Etikett. Das Rücksendeetikett steht bei Ihrer Bestellung; ohne Konto finden Sie es mit Bestellnummer und E-Mail.',
      'Rimanda ciò che non va bene entro sessanta giorni, non usato e con il cartellino. L’etichetta di reso è nel tuo ordine; senza account la trovi con numero d’ordine ed e-mail.',
    ],
    [
      'The money goes back the way it came, within five working days of the package’s arrival. Returns in a store are paid back at once.',
      'El dinero vuelve por donde vino, en cinco días laborables desde que llega el paquete. En tienda se reembolsa al momento.',
      'Le remboursement suit le moyen de paiement, sous cinq jours ouvrés après réception. En magasin, il est immédiat.',
      'Das Geld geht auf demselben Weg zurück, innerhalb von fünf Werktagen nach Eingang. In der Filiale erstatten wir sofort.',
      'Il rimborso segue la stessa via del pagamento, entro cinque giorni lavorativi dall’arrivo. In negozio è immediato.',
    ],
  ),
  topic(
    'payment',
    'help',
    ['Payment', 'Pago', 'Paiement', 'Bezahlung', 'Pagamento'],
    [
      'Cards, wallets and paying later.',
      'Tarjetas, carteras digitales y pago aplazado.',
      'Cartes, portefeuilles numériques et paiement différé.',
      'Karten, Wallets und später bezahlen.',
      'Carte, portafogli digitali e pagamento posticipato.',
    ],
    [
      'Card numbers are typed into fields of our payment provider and never reach us. Your card is charged when the order is confirmed, once, and never by pressing twice.',
      'El número de tarjeta se escribe en campos del proveedor de pago y nunca nos llega. Se cobra al confirmarse el pedido, una sola vez, aunque pulses dos.',
      'Le numéro de carte est saisi chez notre prestataire et ne nous parvient jamais. Le débit a lieu à la confirmation, une seule fois, même en cliquant deux fois.',
      'Kartennummern werden in Felder unseres Zahlungsdienstes getippt und erreichen uns nie. Abgebucht wird bei der Bestätigung, einmal, auch wenn Sie zweimal drücken.',
      'I numeri di carta si scrivono nei campi del fornitore di pagamento e non arrivano mai a noi. L’addebito avviene alla conferma, una volta sola, anche se premi due volte.',
    ],
    [
      'Where Klarna is offered you have your order first and pay for it later, in full. Choose it in the billing step of checkout; Klarna confirms it with you before the order is placed.',
      'Donde se ofrece Klarna recibes primero el pedido y lo pagas después, de una vez. Elígelo en el paso de pago; Klarna lo confirma contigo antes de hacer el pedido.',
      'Là où Klarna est proposé, vous recevez d’abord votre commande et la payez plus tard, en une fois. Choisissez-le à l’étape du paiement ; Klarna le confirme avec vous avant la commande.',
      'Wo Klarna angeboten wird, bekommen Sie zuerst die Ware und bezahlen später in einer Summe. Sie wählen es im Schritt Bezahlung; Klarna bestätigt es mit Ihnen, bevor bestellt wird.',
      'Dove è disponibile Klarna ricevi prima l’ordine e lo paghi dopo, in un’unica soluzione. Sceglilo al passo del pagamento; Klarna lo conferma con te prima che l’ordine parta.',
    ],
  ),
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
  topic(
    'gift-cards',
    'help',
    ['Gift cards', 'Tarjetas regalo', 'Cartes cadeaux', 'Geschenkkarten', 'Carte regalo'],
    [
      'From 10 to 500, by email or by post.',
      'De 10 a 500, por correo electrónico o postal.',
      'De 10 à 500, par e-mail ou par la poste.',
      'Von 10 bis 500, per E-Mail oder per Post.',
      'Da 10 a 500, per e-mail o per posta.',
    ],
    [
      'A gift card is spent like money and may be spent in parts; up to five can be used on one order. The balance is shown with number and PIN.',
      'Una tarjeta regalo se gasta como dinero y puede usarse por partes; hasta cinco en un pedido. El saldo se consulta con número y PIN.',
      'Une carte cadeau se dépense comme de l’argent, en plusieurs fois si l’on veut ; jusqu’à cinq par commande. Le solde s’affiche avec le numéro et le code.',
      'Eine Geschenkkarte wird wie Geld ausgegeben, auch in Teilen; bis zu fünf in einer Bestellung. Den Stand sehen Sie mit Nummer und PIN.',
      'Una carta regalo si spende come denaro, anche in parte; fino a cinque per ordine. Il saldo si vede con numero e PIN.',
    ],
  ),
  topic(
    'your-account',
    'help',
    ['Account', 'Cuenta', 'Compte', 'Konto', 'Account'],
    [
      'Sign-in, password and your data.',
      'Acceso, contraseña y tus datos.',
      'Connexion, mot de passe et vos données.',
      'Anmelden, Passwort und Ihre Daten.',
      'Accesso, password e i tuoi dati.',
    ],
    [
      'After five wrong passwords the account rests for half an hour. A link to choose a new one is good for sixty minutes and works once.',
      'Tras cinco contraseñas erróneas la cuenta descansa media hora. El enlace para elegir otra vale sesenta minutos y una sola vez.',
      'Après cinq mots de passe erronés, le compte se repose une demi-heure. Le lien pour en choisir un autre vaut soixante minutes, une fois.',
      'Nach fünf falschen Passwörtern ruht das Konto eine halbe Stunde. Der Link für ein neues gilt sechzig Minuten und einmal.',
      'Dopo cinque password sbagliate l’account riposa mezz’ora. Il link per sceglierne un’altra vale sessanta minuti e una volta.',
    ],
  ),
  topic(
    'contact-us',
    'help',
    ['Contact us', 'Contacto', 'Nous contacter', 'Kontakt', 'Contattaci'],
    [
      'People answer, in your language.',
      'Responden personas, en tu idioma.',
      'Des personnes répondent, dans votre langue.',
      'Menschen antworten, in Ihrer Sprache.',
      'Rispondono persone, nella tua lingua.',
    ],
    [
      'Write to us with your order number if there is one. We answer on working days, usually on the same.',
      'Escríbenos con tu número de pedido si lo hay. Respondemos en días laborables, casi siempre el mismo.',
      'Écrivez-nous avec votre numéro de commande s’il y en a un. Nous répondons les jours ouvrés, le plus souvent le jour même.',
      'Schreiben Sie uns, wenn vorhanden mit Bestellnummer. Wir antworten an Werktagen, meist am selben.',
      'Scrivici con il numero d’ordine, se c’è. Rispondiamo nei giorni lavorativi, di solito lo stesso.',
    ],
  ),
  topic(
    'privacy-policy',
    'help',
    ['Privacy', 'Privacidad', 'Confidentialité', 'Datenschutz', 'Privacy'],
    [
      'What we know of you, and how you end it.',
      'Qué sabemos de ti y cómo ponerle fin.',
      'Ce que nous savons de vous, et comment y mettre fin.',
      'Was wir von Ihnen wissen, und wie Sie es beenden.',
      'Che cosa sappiamo di te, e come porvi fine.',
    ],
    [
      'We keep what an order needs: name, address, what was bought. Card numbers we never see. What measures or targets runs only with your consent, by category, and you change it at any time.',
      'Guardamos lo que un pedido necesita: nombre, dirección y qué se compró. Los números de tarjeta no los vemos. Lo que mide o segmenta solo funciona con tu consentimiento, por categoría, y puedes cambiarlo siempre.',
      'Nous gardons ce qu’exige une commande : nom, adresse, articles. Nous ne voyons jamais les numéros de carte. Ce qui mesure ou cible ne fonctionne qu’avec votre accord, par catégorie, modifiable à tout moment.',
      'Wir behalten, was eine Bestellung braucht: Name, Adresse, was gekauft wurde. Kartennummern sehen wir nie. Was misst oder zielt, läuft nur mit Ihrer Zustimmung, je Kategorie, und Sie ändern sie jederzeit.',
      'Conserviamo ciò che serve a un ordine: nome, indirizzo, acquisti. I numeri di carta non li vediamo mai. Ciò che misura o profila funziona solo con il tuo consenso, per categoria, e puoi cambiarlo sempre.',
    ],
    [
      'You may ask for a copy of your data or for its deletion; the account page has both. We answer within thirty days.',
      'Puedes pedir una copia de tus datos o su eliminación; ambas cosas están en tu cuenta. Respondemos en treinta días.',
      'Vous pouvez demander une copie de vos données ou leur suppression ; la page du compte propose les deux. Réponse sous trente jours.',
      'Sie können eine Kopie Ihrer Daten verlangen oder deren Löschung; beides steht im Konto. Wir antworten innerhalb von dreißig Tagen.',
      'Puoi chiedere una copia dei tuoi dati o la loro cancellazione; entrambe sono nel tuo account. Rispondiamo entro trenta giorni.',
    ],
  ),
]

const help: PageRow = {
  name: 'help',
  kind: 'help',
  href: '/help',
  title: words('Help', 'Ayuda', 'Aide', 'Hilfe', 'Aiuto'),
  description: words(
    'Delivery, returns, sizes, repairs, and people who answer.',
    'Envíos, devoluciones, tallas, reparaciones y personas que responden.',
    'Livraison, retours, tailles, réparations, et des personnes qui répondent.',
    'Lieferung, Rückgabe, Größen, Reparatur, und Menschen, die antworten.',
    'Spedizione, resi, taglie, riparazioni, e persone che rispondono.',
  ),
  items: () => [],
}

const waysToUs = (language: LanguageCode) =>
  contentItem('banner', 'help-contact-form', {
    text: words(
      'It takes a minute, and a person reads it.',
      'Lleva un minuto, y lo lee una persona.',
      'Cela prend une minute, et quelqu’un le lit.',
      'Es dauert eine Minute, und ein Mensch liest es.',
      'Ci vuole un minuto, e lo legge una persona.',
    )[language],
    ground: 'paper',
    action: {
      label: words('Write to us', 'Escríbenos', 'Écrivez-nous', 'Schreiben Sie uns', 'Scrivici')[language],
      href: '/contact',
    },
  })

const hrefOf = ({ name, parent }: Topic): string => (parent === 'help' ? `/help/${name}` : `/help/${parent}/${name}`)

/** The tree of help. */
export const helpRows: readonly PageRow[] = [
  help,
  ...topics.map((told): PageRow => ({
    name: told.name,
    kind: 'help',
    href: hrefOf(told),
    parent: told.parent,
    title: told.title,
    description: told.description,
    items: language => [
      running(
        `help-${told.name}`,
        told.title[language],
        told.paragraphs.map(paragraph => paragraph[language]),
      ),
      ...(told.name === 'contact-us' ? [waysToUs(language)] : []),
    ],
  })),
]
