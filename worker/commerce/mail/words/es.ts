import type { LetterWords } from './shape.ts'

/** Letters in Spanish. */
export const es: LetterWords = {
  order: {
    'order-confirmed': {
      subject: 'Tenemos tu pedido {order}',
      lead: 'Gracias, {name}. Lo estamos preparando y volveremos a escribirte cuando salga.',
    },
    'order-shipped': {
      subject: 'Tu paquete está en camino ({order})',
      lead: 'Lo lleva {carrier}. Con el número de abajo puedes ver por dónde va.',
    },
    'order-ready': {
      subject: 'Listo para recoger ({order})',
      lead: 'Te espera en {place}. Lleva el número de pedido y algo que muestre quién eres.',
    },
    'order-delivered': {
      subject: 'Tu paquete ha llegado ({order})',
      lead: 'Se ha entregado. Si algo no está bien, puedes devolverlo desde la página de tu pedido.',
    },
    'order-picked-up': {
      subject: 'Has recogido tu pedido {order}',
      lead: 'Se entregó en {place}. Si no has sido tú, escríbenos enseguida.',
    },
    'gift-card-sent': {
      subject: 'Tu tarjeta regalo está enviada ({order})',
      lead: 'Ha salido por correo electrónico hacia la persona a la que se la regalas.',
    },
    'order-cancelled': {
      subject: 'Tu pedido {order} está cancelado',
      lead: 'No se enviará nada y {amount} se devolverá por el mismo medio.',
    },
    'cancelled-some': {
      subject: 'Una parte de tu pedido {order} está cancelada',
      lead: 'Los artículos de abajo no llegarán y {amount} se devolverá por el mismo medio. Todo lo demás llega.',
    },
    'cancelled-unpaid': {
      subject: 'Tu pedido {order} está cancelado',
      lead: 'No se enviará nada y no se ha cobrado nada.',
    },
    'return-received': {
      subject: 'Ha llegado tu devolución ({order})',
      lead: 'La tenemos y la estamos revisando. Después te devolvemos el dinero y volvemos a escribirte.',
    },
    'order-refunded': {
      subject: 'Tu reembolso está en camino ({order})',
      lead: '{amount} vuelve por el mismo medio. Un banco puede tardar algunos días.',
    },
    'refunded-nothing': {
      subject: 'Sobre tu devolución ({order})',
      lead: 'En el paquete no había nada de lo anunciado, así que no se devuelve nada. Si es un error, escríbenos.',
    },
  },
  news: {
    'price-drop': {
      subject: '{product} cuesta menos',
      lead: 'Está entre tus favoritos. No sabemos cuánto tiempo seguirá a este precio.',
    },
    'back-in-stock': {
      subject: '{product}: de nuevo disponible',
      lead: 'La talla que esperabas vuelve a estar disponible. No reservamos ninguna, así que no tardes mucho.',
    },
    'cart-left': {
      subject: 'Tu carrito sigue aquí',
      lead: 'Dejaste algo en él. Guardamos el carrito, aunque no reservamos nada.',
    },
  },
  actions: {
    confirm: 'Confirmar',
    account: 'Ir a tu cuenta',
    password: 'Elegir contraseña',
    contact: 'Escríbenos',
    look: 'Ver',
    order: 'Ver tu pedido',
    track: 'Seguir el paquete',
    cart: 'Volver al carrito',
  },
  payment: {
    CREDIT_CARD: 'Tarjeta',
    KLARNA: 'Klarna',
    WALLET: 'Monedero',
    PAYCONIQ: 'Payconiq',
    BANCONTACT: 'Bancontact',
    GIFT_CARD: 'Tarjeta regalo',
    LOYALTY_POINTS: 'Puntos',
    ATHLETES_PAYMENT: 'Crédito de atleta',
    INFLUENCER_CREDIT: 'Crédito de socio',
    REWARD_CODE: 'Código de recompensa',
    REWARD_CARD: 'Tarjeta de recompensa',
    EMPLOYEE_DISCOUNT: 'Descuento de empleado',
  },
  labels: {
    order: 'Pedido',
    placed: 'Realizado el',
    carrier: 'Transportista',
    trackingNumber: 'Número de seguimiento',
    delivery: 'Entrega {number} de {count}',
    arrives: 'Llega {from} – {to}',
    arrivesOn: 'Llega el {from}',
    ready: 'Para recoger {from} – {to}',
    readyOn: 'Para recoger el {from}',
    byMail: 'Se envía por correo electrónico',
    sentTo: 'Se envía a',
    fetchAt: 'Se recoge en',
    billing: 'Dirección de facturación',
    paidWith: 'Pagado con',
    items: 'Artículos',
    discount: 'Descuento',
    shipping: 'Envío',
    free: 'Gratis',
    tax: 'Impuestos',
    taxWithin: 'Impuestos incluidos',
    total: 'Total',
    back: 'Se devuelve',
    returnNumber: 'Devolución',
    qty: 'Cantidad {qty}',
    gift: 'Regalo',
    giftFor: 'Para {to}',
    giftOn: 'Se envía el {day}',
    before: 'Antes',
    now: 'Ahora',
    whyOrder: 'Recibes este mensaje porque esta dirección se dio con un pedido en Fellholm.',
    whyAccount: 'Recibes este mensaje porque alguien dio esta dirección en Fellholm.',
    whyNews: 'Recibes este mensaje porque lo pediste.',
    stop: 'No recibir más mensajes así',
    settings: 'Tus ajustes',
  },
}
