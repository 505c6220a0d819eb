import { topic, type Topic } from './topic.ts'

/** Gift cards, the account, and how to reach us. */
export const aboutAccounts: readonly Topic[] = [
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
