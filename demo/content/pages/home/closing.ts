import type { ContentSection } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'
import { saleCategory } from '#worker/commerce/seed/products.ts'

import { categoryPath } from '../links.ts'
import { contentItem } from '../stored.ts'
import type { Say } from './say.ts'

const reductions = (say: Say, language: LanguageCode) =>
  contentItem('banner', 'home-sale', {
    text: say(
      'Last season’s shades are making room. Same cloth, kinder price.',
      'Los colores de la temporada pasada dejan sitio. La misma tela a mejor precio.',
      'Les teintes de la saison passée laissent la place. Même tissu, prix plus doux.',
      'Die Farben der letzten Saison machen Platz. Gleicher Stoff, kleinerer Preis.',
      'I colori della scorsa stagione fanno posto. Stessa stoffa, prezzo più gentile.',
    ),
    ground: 'ember',
    action: {
      label: say('Shop the sale', 'Ver las rebajas', 'Voir les soldes', 'Zu den Angeboten', 'Vai ai saldi'),
      href: categoryPath(saleCategory, language),
    },
  })

export const homeClosing = (say: Say, language: LanguageCode): ContentSection => {
  const baseline = reductions(say, language)
  const waiting = contentItem('banner', 'home-waiting-cart', {
    text: say(
      'Your cart is where you left it. Nothing in it minds waiting.',
      'Tu cesta sigue donde la dejaste. A nada de lo que hay en ella le importa esperar.',
      'Votre panier est là où vous l’avez laissé. Rien dedans ne craint l’attente.',
      'Ihr Warenkorb steht, wo Sie ihn gelassen haben. Nichts darin stört das Warten.',
      'Il tuo carrello è dove l’hai lasciato. A niente di ciò che contiene dispiace aspettare.',
    ),
    ground: 'pine',
    action: {
      label: say('To the cart', 'Ir a la cesta', 'Voir le panier', 'Zum Warenkorb', 'Vai al carrello'),
      href: '/cart',
    },
  })
  const cold = contentItem('banner', 'home-cold-weather', {
    text: say(
      'Cold where you are? Down for the hut, and a shell for the way there.',
      '¿Hace frío donde estás? Plumón para el refugio y un impermeable para el camino.',
      'Il fait froid chez vous ? Du duvet pour le refuge, un imperméable pour le chemin.',
      'Kalt bei Ihnen? Daune für die Hütte, eine Hardshell für den Weg dorthin.',
      'Fa freddo da te? Piumino per il rifugio e un impermeabile per arrivarci.',
    ),
    ground: 'pine',
    action: {
      label: say('To the jackets', 'Ver las chaquetas', 'Voir les vestes', 'Zu den Jacken', 'Vai alle giacche'),
      href: categoryPath('womens-insulated-jackets', language),
    },
  })
  return {
    name: 'bottom',
    items: [baseline],
    experienceId: 'home-closing',
    experienceType: 'monetate',
    variants: [
      { variantId: 'waiting-cart', targets: [waiting] },
      { variantId: 'cold-weather', targets: [cold] },
    ],
    baselines: [baseline],
  }
}
