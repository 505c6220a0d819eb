import type { LetterWords } from './shape.ts'

/** Letters in French. */
export const fr: LetterWords = {
  order: {
    'order-confirmed': {
      subject: 'Nous avons votre commande {order}',
      lead: 'Merci, {name}. Nous la préparons et vous écrirons de nouveau à son départ.',
    },
    'order-shipped': {
      subject: 'Votre colis est en route ({order})',
      lead: '{carrier} l’a pris en charge. Le numéro ci-dessous vous dit où il en est.',
    },
    'order-ready': {
      subject: 'Prêt à être retiré ({order})',
      lead: 'Votre colis vous attend : {place}. Apportez le numéro de commande et une pièce d’identité.',
    },
    'order-delivered': {
      subject: 'Votre colis est arrivé ({order})',
      lead: 'Il a été livré. Si quelque chose ne va pas, vous pouvez le renvoyer depuis la page de votre commande.',
    },
    'order-picked-up': {
      subject: 'Vous avez retiré votre commande {order}',
      lead: 'Elle a été remise : {place}. Si ce n’était pas vous, écrivez-nous sans attendre.',
    },
    'gift-card-sent': {
      subject: 'Votre carte cadeau est envoyée ({order})',
      lead: 'Elle est partie par e-mail vers la personne à qui vous l’offrez.',
    },
    'order-cancelled': {
      subject: 'Votre commande {order} est annulée',
      lead: 'Rien ne sera expédié, et {amount} vous sera remboursé par le même moyen.',
    },
    'cancelled-some': {
      subject: 'Une partie de votre commande {order} est annulée',
      lead: 'Les articles ci-dessous ne viendront pas, et {amount} vous sera remboursé par le même moyen. Tout le reste arrive.',
    },
    'cancelled-unpaid': {
      subject: 'Votre commande {order} est annulée',
      lead: 'Rien ne sera expédié, et rien n’a été débité.',
    },
    'return-received': {
      subject: 'Votre retour est arrivé ({order})',
      lead: 'Nous l’avons et nous l’examinons. Ensuite nous vous remboursons et vous écrivons de nouveau.',
    },
    'order-refunded': {
      subject: 'Votre remboursement est en route ({order})',
      lead: '{amount} vous revient par le même moyen. Une banque peut demander quelques jours.',
    },
    'refunded-nothing': {
      subject: 'À propos de votre retour ({order})',
      lead: 'Rien de ce qui était annoncé ne se trouvait dans le colis : rien n’est donc remboursé. Si c’est une erreur, écrivez-nous.',
    },
  },
  news: {
    'price-drop': {
      subject: '{product} coûte moins cher',
      lead: 'Cet article est parmi vos favoris. Nous ne savons pas combien de temps il restera à ce prix.',
    },
    'back-in-stock': {
      subject: '{product} : de retour',
      lead: 'La taille que vous attendiez est de nouveau en stock. Nous n’en gardons pas de côté, ne tardez pas trop.',
    },
    'cart-left': {
      subject: 'Votre panier est toujours là',
      lead: 'Vous y avez laissé quelque chose. Nous gardons le panier, sans rien mettre de côté.',
    },
  },
  actions: {
    confirm: 'Confirmer',
    account: 'Vers votre compte',
    password: 'Choisir un mot de passe',
    contact: 'Écrivez-nous',
    look: 'Voir',
    order: 'Voir la commande',
    track: 'Suivre le colis',
    cart: 'Retour au panier',
  },
  payment: {
    CREDIT_CARD: 'Carte',
    KLARNA: 'Klarna',
    WALLET: 'Portefeuille',
    PAYCONIQ: 'Payconiq',
    BANCONTACT: 'Bancontact',
    GIFT_CARD: 'Carte cadeau',
    LOYALTY_POINTS: 'Points',
    ATHLETES_PAYMENT: 'Crédit d’athlète',
    INFLUENCER_CREDIT: 'Crédit partenaire',
    REWARD_CODE: 'Code de récompense',
    REWARD_CARD: 'Carte de récompense',
    EMPLOYEE_DISCOUNT: 'Remise du personnel',
  },
  labels: {
    order: 'Commande',
    placed: 'Passée le',
    carrier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    delivery: 'Livraison {number} sur {count}',
    arrives: 'Arrive {from} – {to}',
    arrivesOn: 'Arrive le {from}',
    ready: 'À retirer {from} – {to}',
    readyOn: 'À retirer le {from}',
    byMail: 'Envoyé par e-mail',
    sentTo: 'Adresse de livraison',
    fetchAt: 'À retirer chez',
    billing: 'Adresse de facturation',
    paidWith: 'Payé avec',
    items: 'Articles',
    discount: 'Remise',
    shipping: 'Livraison',
    free: 'Offerte',
    tax: 'Taxes',
    taxWithin: 'Taxes comprises',
    total: 'Total',
    back: 'Remboursé',
    returnNumber: 'Retour',
    qty: 'Quantité {qty}',
    gift: 'Cadeau',
    giftFor: 'Pour {to}',
    giftOn: 'Envoi le {day}',
    before: 'Avant',
    now: 'Maintenant',
    whyOrder: 'Vous recevez ce message parce que cette adresse accompagne une commande chez Fellholm.',
    whyAccount: 'Vous recevez ce message parce que cette adresse a été donnée chez Fellholm.',
    whyNews: 'Vous recevez ce message parce que vous l’avez demandé.',
    stop: 'Ne plus recevoir ces messages',
    settings: 'Vos réglages',
  },
}
