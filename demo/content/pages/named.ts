import { words, type Words } from '../../words/text.ts'
import { featureRows } from './features.ts'
import { houseRows } from './house.ts'
import { categoryPath } from './links.ts'
import { contentItem, type PageRow } from './stored.ts'

const shopNow = words(
  'Shop new arrivals',
  'Ver las novedades',
  'Voir les nouveautés',
  'Neuheiten ansehen',
  'Scopri le novità',
)

/** A page that says one thing above or below what the store puts there itself. */
const noted = (name: string, href: string, title: Words, said: Words): PageRow => ({
  name,
  kind: 'page',
  href,
  title: words(...title),
  description: words(...said),
  items: language => [
    contentItem('banner', `${name}-note`, {
      text: words(...said)[language],
      ground: 'paper',
      action: { label: shopNow[language], href: categoryPath('new-arrivals', language) },
    }),
  ],
})

/** R103: the pages that are fetched by name, each with the note its page or dialog carries. */
const fetchedByName: readonly PageRow[] = [
  noted(
    'account',
    '/account',
    ['Your account', 'Tu cuenta', 'Votre compte', 'Ihr Konto', 'Il tuo account'],
    [
      'Orders, addresses and cards in one place.',
      'Pedidos, direcciones y tarjetas en un solo sitio.',
      'Commandes, adresses et cartes au même endroit.',
      'Bestellungen, Adressen und Karten an einem Ort.',
      'Ordini, indirizzi e carte in un solo posto.',
    ],
  ),
  noted(
    'account-profile',
    '/account/profile',
    ['Profile', 'Perfil', 'Profil', 'Profil', 'Profilo'],
    [
      'What we call you, and where you like to go.',
      'Cómo te llamamos y adónde te gusta ir.',
      'Comment vous appeler, et où vous aimez aller.',
      'Wie wir Sie nennen, und wohin Sie gern gehen.',
      'Come chiamarti, e dove ti piace andare.',
    ],
  ),
  noted(
    'basecamp',
    '/basecamp',
    ['Base camp', 'Campo base', 'Camp de base', 'Basislager', 'Campo base'],
    [
      'Talks, repairs and tea: what is on in our stores.',
      'Charlas, arreglos y té: lo que pasa en nuestras tiendas.',
      'Rencontres, réparations et thé : ce qui se passe en magasin.',
      'Vorträge, Reparaturen, Tee: was in unseren Filialen los ist.',
      'Incontri, riparazioni e tè: che cosa succede nei nostri negozi.',
    ],
  ),
  noted(
    'cart',
    '/cart',
    ['Cart', 'Cesta', 'Panier', 'Warenkorb', 'Carrello'],
    [
      'Sixty days to return what does not suit you.',
      'Sesenta días para devolver lo que no convenza.',
      'Soixante jours pour rendre ce qui ne convient pas.',
      'Sechzig Tage Zeit, zurückzugeben, was nicht passt.',
      'Sessanta giorni per rendere ciò che non va.',
    ],
  ),
  noted(
    'checkout',
    '/checkout',
    ['Checkout', 'Pago', 'Commande', 'Kasse', 'Cassa'],
    [
      'Card numbers never reach us.',
      'Los números de tarjeta nunca nos llegan.',
      'Les numéros de carte ne nous parviennent jamais.',
      'Kartennummern erreichen uns nie.',
      'I numeri di carta non ci arrivano mai.',
    ],
  ),
  noted(
    'error-4xx',
    '/404',
    ['Not found', 'No encontrado', 'Introuvable', 'Nicht gefunden', 'Non trovato'],
    [
      'Try one of these instead.',
      'Prueba con una de estas.',
      'Essayez plutôt l’une de celles-ci.',
      'Versuchen Sie es hiermit.',
      'Prova con una di queste.',
    ],
  ),
  noted(
    'favorites',
    '/favorites',
    ['Favorites', 'Favoritos', 'Favoris', 'Merkliste', 'Preferiti'],
    [
      'Kept until you come back.',
      'Guardados hasta que vuelvas.',
      'Gardés jusqu’à votre retour.',
      'Aufgehoben, bis Sie wiederkommen.',
      'Conservati fino al tuo ritorno.',
    ],
  ),
  noted(
    'gift-card',
    '/gift-card',
    ['Gift card', 'Tarjeta regalo', 'Carte cadeau', 'Geschenkkarte', 'Carta regalo'],
    [
      'The right size, every time.',
      'La talla justa, siempre.',
      'La bonne taille, toujours.',
      'Immer die richtige Größe.',
      'La taglia giusta, sempre.',
    ],
  ),
  noted(
    'loyalty-modal',
    '/account/loyalty',
    ['Membership', 'Socios', 'Adhésion', 'Mitgliedschaft', 'Iscrizione'],
    [
      'A point for every unit spent; a hundred points are ten off.',
      'Un punto por cada unidad gastada; cien puntos son diez menos.',
      'Un point par unité dépensée ; cent points valent dix.',
      'Ein Punkt je Einheit; hundert Punkte sind zehn wert.',
      'Un punto per ogni unità spesa; cento punti valgono dieci.',
    ],
  ),
  noted(
    'order-confirmation',
    '/order-confirmation',
    ['Thank you', 'Gracias', 'Merci', 'Danke', 'Grazie'],
    [
      'What to do while you wait: wax the boots.',
      'Qué hacer mientras esperas: encerar las botas.',
      'En attendant : cirez vos chaussures.',
      'Bis es da ist: Stiefel wachsen.',
      'Nell’attesa: ingrassa gli scarponi.',
    ],
  ),
  noted(
    'promotions',
    '/promotions',
    ['Offers', 'Ofertas', 'Offres', 'Angebote', 'Offerte'],
    [
      'What costs less this week, and until when.',
      'Qué cuesta menos esta semana y hasta cuándo.',
      'Ce qui coûte moins cette semaine, et jusqu’à quand.',
      'Was diese Woche weniger kostet, und bis wann.',
      'Che cosa costa meno questa settimana, e fino a quando.',
    ],
  ),
  noted(
    'search',
    '/search',
    ['Search', 'Buscar', 'Recherche', 'Suche', 'Cerca'],
    [
      'Not found? The workshop may know it by another name.',
      '¿No aparece? Quizá el taller lo llame de otra forma.',
      'Introuvable ? L’atelier lui donne peut-être un autre nom.',
      'Nicht gefunden? Vielleicht kennt die Werkstatt ein anderes Wort.',
      'Non trovato? Forse il laboratorio lo chiama in un altro modo.',
    ],
  ),
  noted(
    'sign-in-modal',
    '/sign-in',
    ['Sign in', 'Iniciar sesión', 'Connexion', 'Anmelden', 'Accedi'],
    [
      'Your cart comes with you.',
      'Tu cesta viene contigo.',
      'Votre panier vous suit.',
      'Ihr Warenkorb kommt mit.',
      'Il tuo carrello viene con te.',
    ],
  ),
  noted(
    'sign-up',
    '/sign-in',
    ['Create an account', 'Crear una cuenta', 'Créer un compte', 'Konto anlegen', 'Crea un account'],
    [
      'Faster next time, and repairs on record.',
      'Más rápido la próxima vez, y los arreglos apuntados.',
      'Plus vite la prochaine fois, réparations au dossier.',
      'Nächstes Mal schneller, und Reparaturen sind vermerkt.',
      'Più veloce la prossima volta, e le riparazioni in archivio.',
    ],
  ),
  noted(
    'sign-up-modal',
    '/sign-in',
    ['Create an account', 'Crear una cuenta', 'Créer un compte', 'Konto anlegen', 'Crea un account'],
    [
      'One minute now, none later.',
      'Un minuto ahora, ninguno después.',
      'Une minute maintenant, aucune ensuite.',
      'Jetzt eine Minute, später keine.',
      'Un minuto ora, nessuno dopo.',
    ],
  ),
  noted(
    'store-locator',
    '/store-locator',
    ['Our stores', 'Nuestras tiendas', 'Nos magasins', 'Unsere Filialen', 'I nostri negozi'],
    [
      'Sixty doors, most of them with a workshop.',
      'Sesenta puertas, casi todas con taller.',
      'Soixante portes, la plupart avec un atelier.',
      'Sechzig Türen, die meisten mit Werkstatt.',
      'Sessanta porte, quasi tutte con laboratorio.',
    ],
  ),
  noted(
    'westend',
    '/westend',
    ['West End', 'West End', 'West End', 'West End', 'West End'],
    [
      'Our oldest store, and the only one with a climbing rope in the stairwell.',
      'Nuestra tienda más antigua, la única con una cuerda en la escalera.',
      'Notre plus ancien magasin, le seul avec une corde dans l’escalier.',
      'Unsere älteste Filiale, die einzige mit einem Kletterseil im Treppenhaus.',
      'Il nostro negozio più antico, l’unico con una corda nella tromba delle scale.',
    ],
  ),
]

/** Pages of the store and of the house. */
export const namedRows: readonly PageRow[] = [...fetchedByName, ...houseRows, ...featureRows]
