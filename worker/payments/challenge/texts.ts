import type { FieldLanguage } from '../fields/texts.ts'

type Words = {
  readonly title: string
  /** `{amount}` is replaced. */
  readonly question: string
  readonly approval: string
  readonly yes: string
  readonly no: string
  readonly sandbox: string
  readonly over: string
  readonly done: string
}

/** The words of the pages that ask a payment's owner. */
export const texts: Readonly<Record<FieldLanguage, Words>> = {
  en: {
    title: 'Confirm the payment',
    question: 'Do you confirm a payment of {amount} to Fellholm?',
    approval: 'Do you want to pay your order at Fellholm this way?',
    yes: 'Confirm',
    no: 'Refuse',
    sandbox: 'Test store: this page stands for your bank or wallet. No money moves.',
    over: 'This question has been answered or has expired. Go back to the store.',
    done: 'Thank you. You can go back to the store.',
  },
  es: {
    title: 'Confirma el pago',
    question: '¿Confirmas un pago de {amount} a Fellholm?',
    approval: '¿Quieres pagar así tu pedido en Fellholm?',
    yes: 'Confirmar',
    no: 'Rechazar',
    sandbox: 'Tienda de prueba: esta página representa a tu banco o monedero. No se mueve dinero.',
    over: 'Esta pregunta ya se ha respondido o ha caducado. Vuelve a la tienda.',
    done: 'Gracias. Puedes volver a la tienda.',
  },
  fr: {
    title: 'Confirmez le paiement',
    question: 'Confirmez-vous un paiement de {amount} à Fellholm\u202f?',
    approval: 'Voulez-vous payer ainsi votre commande chez Fellholm\u202f?',
    yes: 'Confirmer',
    no: 'Refuser',
    sandbox: 'Boutique de test\u00a0: cette page représente votre banque ou portefeuille. Aucun argent ne circule.',
    over: 'Cette question a reçu une réponse ou a expiré. Retournez à la boutique.',
    done: 'Merci. Vous pouvez retourner à la boutique.',
  },
  de: {
    title: 'Zahlung bestätigen',
    question: 'Bestätigen Sie eine Zahlung von {amount} an Fellholm?',
    approval: 'Möchten Sie Ihre Bestellung bei Fellholm so bezahlen?',
    yes: 'Bestätigen',
    no: 'Ablehnen',
    sandbox: 'Testshop: Diese Seite steht für Ihre Bank oder Ihr Wallet. Es fließt kein Geld.',
    over: 'Diese Frage ist beantwortet oder abgelaufen. Gehen Sie zurück zum Shop.',
    done: 'Danke. Sie können zum Shop zurückkehren.',
  },
  it: {
    title: 'Conferma il pagamento',
    question: 'Confermi un pagamento di {amount} a Fellholm?',
    approval: 'Vuoi pagare così il tuo ordine da Fellholm?',
    yes: 'Conferma',
    no: 'Rifiuta',
    sandbox: 'Negozio di prova: questa pagina sta per la tua banca o il tuo portafoglio. Non si muove denaro.',
    over: 'A questa domanda è già stato risposto, o è scaduta. Torna al negozio.',
    done: 'Grazie. Puoi tornare al negozio.',
  },
}
