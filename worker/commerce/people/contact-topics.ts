import type { LocalText } from '../local-text.ts'

type Topic = { readonly id: string; readonly name: LocalText }
type Category = Topic & { readonly subjects: readonly Topic[] }

const topic = (id: string, en: string, es: string, fr: string, de: string, it: string): Topic => ({
  id,
  name: { en, es, fr, de, it },
})

/** The topics of contact messages. */
export const contactTopics: readonly Category[] = [
  {
    ...topic('order', 'My order', 'Mi pedido', 'Ma commande', 'Meine Bestellung', 'Il mio ordine'),
    subjects: [
      topic('where', 'Where is it?', '¿Dónde está?', 'Où est-elle ?', 'Wo ist sie?', 'Dov’è?'),
      topic(
        'change',
        'Change or cancel it',
        'Cambiarlo o cancelarlo',
        'La modifier ou l’annuler',
        'Ändern oder stornieren',
        'Modificarlo o annullarlo',
      ),
      topic(
        'damaged',
        'Something arrived damaged',
        'Algo llegó dañado',
        'Un article est arrivé abîmé',
        'Etwas kam beschädigt an',
        'Qualcosa è arrivato danneggiato',
      ),
    ],
  },
  {
    ...topic(
      'return',
      'Returns and refunds',
      'Devoluciones y reembolsos',
      'Retours et remboursements',
      'Rückgabe und Erstattung',
      'Resi e rimborsi',
    ),
    subjects: [
      topic(
        'how',
        'How do I return something?',
        '¿Cómo devuelvo algo?',
        'Comment renvoyer un article ?',
        'Wie schicke ich etwas zurück?',
        'Come faccio un reso?',
      ),
      topic('refund', 'My refund', 'Mi reembolso', 'Mon remboursement', 'Meine Erstattung', 'Il mio rimborso'),
    ],
  },
  {
    ...topic('product', 'A product', 'Un producto', 'Un produit', 'Ein Produkt', 'Un prodotto'),
    subjects: [
      topic('fit', 'Size and fit', 'Talla y ajuste', 'Taille et coupe', 'Größe und Passform', 'Taglia e vestibilità'),
      topic(
        'care',
        'Care and repair',
        'Cuidado y reparación',
        'Entretien et réparation',
        'Pflege und Reparatur',
        'Cura e riparazione',
      ),
      topic(
        'stock',
        'When will it be back?',
        '¿Cuándo vuelve?',
        'Quand sera-t-il de retour ?',
        'Wann gibt es das wieder?',
        'Quando torna disponibile?',
      ),
    ],
  },
  {
    ...topic('account', 'My account', 'Mi cuenta', 'Mon compte', 'Mein Konto', 'Il mio account'),
    subjects: [
      topic(
        'sign-in',
        'I cannot sign in',
        'No puedo iniciar sesión',
        'Je ne peux pas me connecter',
        'Ich kann mich nicht anmelden',
        'Non riesco ad accedere',
      ),
      topic(
        'loyalty',
        'Points and rewards',
        'Puntos y recompensas',
        'Points et récompenses',
        'Punkte und Prämien',
        'Punti e premi',
      ),
      topic('data', 'My data', 'Mis datos', 'Mes données', 'Meine Daten', 'I miei dati'),
    ],
  },
]
