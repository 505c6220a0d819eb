import type { MenuItem } from '#src/commerce/calls/content.ts'
import { type Locale, locales } from '#src/language/locales.ts'

import { words, type Words } from '../../words/text.ts'
import { running, type PageRow } from './stored.ts'

const page = (name: string, title: Words, description: Words, ...paragraphs: Words[]): PageRow => ({
  name,
  kind: 'page',
  href: `/${name}`,
  title: words(...title),
  description: words(...description),
  items: language => [
    running(
      `${name}-text`,
      words(...description)[language],
      paragraphs.map(said => words(...said)[language]),
    ),
  ],
})

/** What the law of some countries wants said, and a link on every page leads to. */
export const legalRows: readonly PageRow[] = [
  page(
    'imprint',
    ['Legal notice', 'Aviso legal', 'Mentions légales', 'Impressum', 'Note legali'],
    [
      'Who runs this store.',
      'Quién lleva esta tienda.',
      'Qui tient cette boutique.',
      'Wer diesen Shop betreibt.',
      'Chi gestisce questo negozio.',
    ],
    [
      'Fellholm Outdoor GmbH, Am Fels 3, 79098 Freiburg, Germany. Managing director: Runa Fell. Commercial register: Freiburg, HRB 00000. VAT number: DE000000000.',
      'Fellholm Outdoor GmbH, Am Fels 3, 79098 Freiburg, Alemania. Gerente: Runa Fell. Registro mercantil: Friburgo, HRB 00000. NIF-IVA: DE000000000.',
      'Fellholm Outdoor GmbH, Am Fels 3, 79098 Freiburg, Allemagne. Gérante : Runa Fell. Registre du commerce : Fribourg, HRB 00000. N° de TVA : DE000000000.',
      'Fellholm Outdoor GmbH, Am Fels 3, 79098 Freiburg. Geschäftsführerin: Runa Fell. Handelsregister: Freiburg, HRB 00000. USt-IdNr.: DE000000000.',
      'Fellholm Outdoor GmbH, Am Fels 3, 79098 Freiburg, Germania. Amministratrice: Runa Fell. Registro delle imprese: Friburgo, HRB 00000. P. IVA: DE000000000.',
    ],
    [
      'You reach us at hello@fellholm.example and by the form of the help pages. This is a demonstration: neither the company nor its numbers exist, and nothing here is for sale.',
      'Nos encuentras en hello@fellholm.example y con el formulario de la ayuda. Esto es una demostración: ni la empresa ni sus números existen, y nada está a la venta.',
      'Écrivez-nous à hello@fellholm.example ou par le formulaire de l’aide. Ceci est une démonstration : ni la société ni ses numéros n’existent, et rien n’est à vendre.',
      'Sie erreichen uns unter hello@fellholm.example und über das Formular der Hilfe. Dies ist ein Demo-Shop: Weder die Firma noch ihre Nummern gibt es, und nichts ist zu kaufen.',
      'Ci trovi a hello@fellholm.example e con il modulo dell’aiuto. Questa è una dimostrazione: né la società né i suoi numeri esistono, e nulla è in vendita.',
    ],
  ),
  page(
    'terms',
    ['Terms of sale', 'Condiciones de venta', 'Conditions de vente', 'AGB', 'Condizioni di vendita'],
    [
      'What holds between us when you order.',
      'Lo que rige entre nosotros cuando pides.',
      'Ce qui vaut entre nous quand vous commandez.',
      'Was zwischen uns gilt, wenn Sie bestellen.',
      'Che cosa vale tra noi quando ordini.',
    ],
    [
      'The contract is made when we confirm your order. Prices are those shown when you order; where they include tax, the order says how much. The cost of shipping stands beside each shipping method before you pay.',
      'El contrato se cierra cuando confirmamos el pedido. Valen los precios que se muestran al pedir; si incluyen impuestos, el pedido dice cuánto. El coste del envío figura junto a cada forma de envío antes de pagar.',
      'Le contrat est conclu quand nous confirmons la commande. Les prix sont ceux affichés à la commande ; s’ils comprennent la TVA, la commande en dit le montant. Les frais de livraison sont indiqués avant le paiement.',
      'Der Vertrag kommt zustande, wenn wir Ihre Bestellung bestätigen. Es gelten die Preise, die bei der Bestellung angezeigt werden; sie enthalten die gesetzliche Mehrwertsteuer. Die Versandkosten stehen vor dem Bezahlen bei jeder Versandart.',
      'Il contratto si conclude quando confermiamo l’ordine. Valgono i prezzi mostrati al momento dell’ordine; se comprendono l’IVA, l’ordine dice quanto. I costi di spedizione sono indicati prima del pagamento.',
    ],
    [
      'Goods remain ours until they are paid for. Your statutory rights for faulty goods are not limited by anything said here.',
      'La mercancía es nuestra hasta que esté pagada. Nada de lo dicho aquí limita tus derechos legales por productos defectuosos.',
      'Les articles restent notre propriété jusqu’au paiement. Rien ici ne limite la garantie légale de conformité.',
      'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Ihre gesetzlichen Rechte bei Mängeln werden durch nichts eingeschränkt, was hier steht.',
      'La merce resta nostra fino al pagamento. Nulla di quanto detto qui limita la garanzia legale di conformità.',
    ],
  ),
  page(
    'privacy-notice',
    [
      'Privacy notice',
      'Política de privacidad',
      'Politique de confidentialité',
      'Datenschutz',
      'Informativa sulla privacy',
    ],
    [
      'What we keep of you, and why.',
      'Qué guardamos de ti, y por qué.',
      'Ce que nous gardons de vous, et pourquoi.',
      'Was wir von Ihnen speichern, und warum.',
      'Che cosa conserviamo di te, e perché.',
    ],
    [
      'We keep what an order needs: name, address, email, telephone, and what was bought. Card numbers never reach us. Invoices are kept as long as tax law demands; the rest goes when you delete your account.',
      'Guardamos lo que un pedido necesita: nombre, dirección, correo, teléfono y lo comprado. Los números de tarjeta no nos llegan. Las facturas se guardan lo que exige la ley fiscal; lo demás se borra con tu cuenta.',
      'Nous gardons ce qu’il faut à une commande : nom, adresse, e-mail, téléphone et achats. Les numéros de carte ne nous parviennent jamais. Les factures sont gardées aussi longtemps que la loi fiscale l’exige ; le reste disparaît avec votre compte.',
      'Wir speichern, was eine Bestellung braucht: Name, Adresse, E-Mail, Telefon und was gekauft wurde. Kartennummern erreichen uns nie. Rechnungen bewahren wir so lange auf, wie das Steuerrecht es verlangt; alles andere geht, wenn Sie Ihr Konto löschen.',
      'Conserviamo ciò che serve a un ordine: nome, indirizzo, e-mail, telefono e acquisti. I numeri di carta non arrivano mai a noi. Le fatture restano quanto chiede la legge fiscale; il resto si cancella con il tuo account.',
    ],
    [
      'What your browser keeps for us beyond that, you choose under “Privacy choices”. You may ask what we know of you, have it corrected or deleted, and complain to a supervisory authority.',
      'Lo que tu navegador guarda para nosotros más allá de eso, lo decides en «Opciones de privacidad». Puedes pedir qué sabemos de ti, corregirlo o borrarlo, y reclamar ante la autoridad de control.',
      'Ce que votre navigateur garde de plus pour nous, vous le choisissez sous « Choix de confidentialité ». Vous pouvez consulter, corriger ou supprimer vos données, et saisir l’autorité de contrôle.',
      'Was Ihr Browser darüber hinaus für uns speichert, wählen Sie unter „Datenschutz-Auswahl“. Sie können Auskunft, Berichtigung und Löschung verlangen und sich bei einer Aufsichtsbehörde beschweren.',
      'Ciò che il tuo browser conserva in più per noi lo decidi in «Scelte sulla privacy». Puoi chiedere che cosa sappiamo di te, correggerlo o cancellarlo, e rivolgerti al garante.',
    ],
  ),
  page(
    'withdrawal',
    ['Right of withdrawal', 'Derecho de desistimiento', 'Droit de rétractation', 'Widerruf', 'Diritto di recesso'],
    [
      'Fourteen days by law, sixty with us.',
      'Catorce días por ley, sesenta con nosotros.',
      'Quatorze jours selon la loi, soixante chez nous.',
      'Vierzehn Tage nach dem Gesetz, sechzig bei uns.',
      'Quattordici giorni per legge, sessanta da noi.',
    ],
    [
      'You may withdraw from the contract within fourteen days of the day the last of the goods arrived, without giving a reason. A clear statement by letter or email to the address in the legal notice is enough.',
      'Puedes desistir del contrato en catorce días desde que llegó lo último del pedido, sin dar motivos. Basta una declaración clara por carta o correo a la dirección del aviso legal.',
      'Vous pouvez vous rétracter dans les quatorze jours suivant la réception du dernier article, sans motif. Une déclaration claire par courrier ou e-mail à l’adresse des mentions légales suffit.',
      'Sie können den Vertrag binnen vierzehn Tagen ab dem Tag, an dem die letzte Ware angekommen ist, ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung per Brief oder E-Mail an die Adresse im Impressum genügt.',
      'Puoi recedere dal contratto entro quattordici giorni da quando è arrivato l’ultimo articolo, senza indicare motivi. Basta una dichiarazione chiara per lettera o e-mail all’indirizzo delle note legali.',
    ],
    [
      'We pay back everything, standard shipping included, within fourteen days of hearing from you, the way you paid. Beyond the law we take goods back for sixty days.',
      'Devolvemos todo, incluido el envío estándar, en catorce días desde tu aviso, por la misma vía de pago. Más allá de la ley aceptamos devoluciones durante sesenta días.',
      'Nous remboursons tout, livraison standard comprise, dans les quatorze jours, par le même moyen de paiement. Au-delà de la loi, nous reprenons les articles pendant soixante jours.',
      'Wir erstatten alles, auch den Standardversand, binnen vierzehn Tagen nach Ihrer Erklärung, auf demselben Weg, auf dem Sie bezahlt haben. Über das Gesetz hinaus nehmen wir Ware sechzig Tage lang zurück.',
      'Rimborsiamo tutto, spedizione standard compresa, entro quattordici giorni, con lo stesso mezzo di pagamento. Oltre la legge riprendiamo gli articoli per sessanta giorni.',
    ],
  ),
]

/** Pages that only the law of the European Union asks for. */
const europeanOnly: ReadonlySet<string> = new Set(['imprint', 'withdrawal'])

/** The links to them, of those that a country asks for. */
export function legalLinks(locale: Locale): MenuItem[] {
  const { language, site } = locales[locale]
  const rows = legalRows.filter(({ name }) => site === 'fellholm-eu' || !europeanOnly.has(name))
  return rows.map(({ name, href, title }) => ({ id: name, label: title[language], href, children: [] }))
}
