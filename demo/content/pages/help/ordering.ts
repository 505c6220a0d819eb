import { topic, type Topic } from './topic.ts'

/** Having it sent, sending it back, and paying. */
export const ordering: readonly Topic[] = [
  topic(
    'delivery',
    'help',
    ['Shipping', 'Envío', 'Livraison', 'Lieferung', 'Spedizione'],
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
      'We deliver to homes, to our stores and to pickup points. We do not deliver to PO boxes, because a carrier cannot hand anything over there.',
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
]
