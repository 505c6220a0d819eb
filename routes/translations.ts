/** Languages whose paths read differently; English is the path of the table itself. */
type Translated = { readonly es: string; readonly fr: string; readonly de: string; readonly it: string }

/**
 * First path segments by language. The one table for both directions: what a link shows, and what an address means.
 * A segment that is not listed reads the same everywhere.
 */
export const segments = {
  search: { es: 'buscar', fr: 'recherche', de: 'suche', it: 'cerca' },
  cart: { es: 'carrito', fr: 'panier', de: 'warenkorb', it: 'carrello' },
  checkout: { es: 'pago', fr: 'commande', de: 'kasse', it: 'cassa' },
  'order-confirmation': {
    es: 'confirmacion-de-pedido',
    fr: 'confirmation-de-commande',
    de: 'bestellbestaetigung',
    it: 'conferma-ordine',
  },
  'sign-in': { es: 'iniciar-sesion', fr: 'connexion', de: 'anmelden', it: 'accedi' },
  'forgot-password': {
    es: 'contrasena-olvidada',
    fr: 'mot-de-passe-oublie',
    de: 'passwort-vergessen',
    it: 'password-dimenticata',
  },
  'confirm-email': {
    es: 'confirmar-correo',
    fr: 'confirmer-adresse-e-mail',
    de: 'e-mail-bestaetigen',
    it: 'conferma-e-mail',
  },
  'reset-password': { es: 'nueva-contrasena', fr: 'nouveau-mot-de-passe', de: 'neues-passwort', it: 'nuova-password' },
  account: { es: 'cuenta', fr: 'compte', de: 'konto', it: 'profilo' },
  favorites: { es: 'favoritos', fr: 'favoris', de: 'merkliste', it: 'preferiti' },
  'order-status': { es: 'estado-del-pedido', fr: 'suivi-de-commande', de: 'bestellstatus', it: 'stato-ordine' },
  'order-details': {
    es: 'detalles-del-pedido',
    fr: 'details-de-commande',
    de: 'bestelldetails',
    it: 'dettagli-ordine',
  },
  'return-label': {
    es: 'etiqueta-de-devolucion',
    fr: 'etiquette-de-retour',
    de: 'ruecksendeetikett',
    it: 'etichetta-di-reso',
  },
  'gift-card': { es: 'tarjeta-regalo', fr: 'carte-cadeau', de: 'geschenkkarte', it: 'carta-regalo' },
  'location-selector': {
    es: 'selector-de-pais',
    fr: 'choix-du-pays',
    de: 'laenderauswahl',
    it: 'scelta-paese',
  },
  'privacy-choices': {
    es: 'opciones-de-privacidad',
    fr: 'choix-de-confidentialite',
    de: 'datenschutz-auswahl',
    it: 'scelte-sulla-privacy',
  },
  'not-done': { es: 'sin-hacer', fr: 'non-effectue', de: 'nicht-erledigt', it: 'non-eseguito' },
  contact: { es: 'contacto', fr: 'contact', de: 'kontakt', it: 'contatti' },
  help: { es: 'ayuda', fr: 'aide', de: 'hilfe', it: 'aiuto' },
  'about-us': { es: 'sobre-nosotros', fr: 'a-propos', de: 'ueber-uns', it: 'chi-siamo' },
  articles: { es: 'articulos', fr: 'articles', de: 'artikel', it: 'articoli' },
  events: { es: 'eventos', fr: 'evenements', de: 'veranstaltungen', it: 'eventi' },
  'store-locator': { es: 'tiendas', fr: 'magasins', de: 'filialen', it: 'negozi' },
  'find-in-store': { es: 'en-tienda', fr: 'en-magasin', de: 'in-filialen', it: 'nei-negozi' },
  reviews: { es: 'opiniones', fr: 'avis', de: 'bewertungen', it: 'recensioni' },
  'write-a-review': {
    es: 'escribir-una-opinion',
    fr: 'ecrire-un-avis',
    de: 'bewertung-schreiben',
    it: 'scrivi-una-recensione',
  },
  'size-chart': { es: 'guia-de-tallas', fr: 'guide-des-tailles', de: 'groessentabelle', it: 'guida-alle-taglie' },
  compare: { es: 'comparar', fr: 'comparer', de: 'vergleich', it: 'confronta' },
  imprint: { es: 'aviso-legal', fr: 'mentions-legales', de: 'impressum', it: 'note-legali' },
  terms: { es: 'condiciones-de-venta', fr: 'conditions-de-vente', de: 'agb', it: 'condizioni-di-vendita' },
  'privacy-notice': { es: 'privacidad', fr: 'confidentialite', de: 'datenschutz', it: 'informativa-sulla-privacy' },
  withdrawal: { es: 'desistimiento', fr: 'retractation', de: 'widerruf', it: 'recesso' },
  athletes: { es: 'atletas', fr: 'athletes', de: 'athleten', it: 'atleti' },
} as const satisfies Record<string, Translated>

const isTranslated = (segment: string): segment is keyof typeof segments => Object.hasOwn(segments, segment)
const isTranslatedLanguage = (language: string): language is keyof Translated =>
  language === 'es' || language === 'fr' || language === 'de' || language === 'it'

const originals: ReadonlyMap<string, string> = new Map(
  Object.entries(segments).flatMap(([original, words]) =>
    Object.entries(words).map(([language, word]) => [`${language}/${word}`, original] as const),
  ),
)

const splitFirst = (path: string) => {
  const end = path.indexOf('/', 1)
  return end < 0 ? { first: path.slice(1), rest: '' } : { first: path.slice(1, end), rest: path.slice(end) }
}

/** `/cart` → `/warenkorb` for `de`; a path without a translation stays as it is (R067). */
export function translatePath(path: string, language: string): string {
  const { first, rest } = splitFirst(path)
  return isTranslated(first) && isTranslatedLanguage(language) ? `/${segments[first][language]}${rest}` : path
}

/** `/warenkorb` → `/cart` for `de`; the way back of {@link translatePath}. */
export function untranslatePath(path: string, language: string): string {
  const { first, rest } = splitFirst(path)
  const original = originals.get(`${language}/${first}`)
  return original === undefined ? path : `/${original}${rest}`
}
