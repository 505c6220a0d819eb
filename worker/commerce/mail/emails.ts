import { accountEmails } from './account-emails.ts'
import type { Email } from './email.ts'
import { secondFactorEmails } from './second-factor-emails.ts'

/** Letters of one paragraph and a link. */
export const emails = {
  ...accountEmails,
  ...secondFactorEmails,
  reset: {
    subject: {
      en: 'Choose a new password',
      es: 'Elige una nueva contraseña',
      fr: 'Choisissez un nouveau mot de passe',
      de: 'Wählen Sie ein neues Passwort',
      it: 'Scegli una nuova password',
    },
    body: {
      en: 'Somebody, hopefully you, asked for a new password. The link works once, for 60 minutes. If it was not you, nothing has changed.',
      es: 'Alguien, esperamos que tú, ha pedido una nueva contraseña. El enlace funciona una vez, durante 60 minutos. Si no has sido tú, no ha cambiado nada.',
      fr: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Le lien fonctionne une fois, pendant 60 minutes. Si ce n’était pas vous, rien n’a changé.',
      de: 'Jemand, hoffentlich Sie, hat ein neues Passwort angefordert. Der Link gilt einmal und 60 Minuten lang. Waren Sie es nicht, hat sich nichts geändert.',
      it: 'Qualcuno, speriamo tu, ha chiesto una nuova password. Il link funziona una volta, per 60 minuti. Se non sei stato tu, non è cambiato nulla.',
    },
  },
  'password-changed': {
    subject: {
      en: 'Your password has changed',
      es: 'Tu contraseña ha cambiado',
      fr: 'Votre mot de passe a changé',
      de: 'Ihr Passwort wurde geändert',
      it: 'La tua password è cambiata',
    },
    body: {
      en: 'Your password was changed just now, and every open session has ended. If it was not you, ask for a new one at once.',
      es: 'Tu contraseña acaba de cambiar y todas las sesiones abiertas se han cerrado. Si no has sido tú, pide una nueva enseguida.',
      fr: 'Votre mot de passe vient de changer et toutes les sessions ouvertes sont closes. Si ce n’était pas vous, demandez-en un autre sans attendre.',
      de: 'Ihr Passwort wurde soeben geändert, und alle offenen Sitzungen sind beendet. Waren Sie es nicht, fordern Sie bitte sofort ein neues an.',
      it: 'La tua password è appena cambiata e tutte le sessioni aperte sono terminate. Se non sei stato tu, chiedine subito un’altra.',
    },
  },
  'opt-in': {
    subject: {
      en: 'Please confirm your subscription',
      es: 'Confirma tu suscripción',
      fr: 'Confirmez votre abonnement',
      de: 'Bitte bestätigen Sie Ihre Anmeldung',
      it: 'Conferma la tua iscrizione',
    },
    body: {
      en: 'One click, and news of trails, gear and repairs will find you. Without it you hear nothing more from us.',
      es: 'Un clic y te llegarán noticias de rutas, equipo y reparaciones. Sin él no volverás a saber de nosotros.',
      fr: 'Un clic, et les nouvelles des sentiers, du matériel et des réparations vous parviendront. Sans cela, nous ne vous écrirons plus.',
      de: 'Ein Klick, und Neues über Wege, Ausrüstung und Reparaturen findet zu Ihnen. Ohne ihn hören Sie nichts mehr von uns.',
      it: 'Un clic, e riceverai notizie di sentieri, attrezzatura e riparazioni. Senza, non ti scriveremo più.',
    },
  },
  'loyalty-welcome': {
    subject: {
      en: 'Welcome to Fellholm Trails: please confirm',
      es: 'Te damos la bienvenida a Fellholm Trails: confirma',
      fr: 'Bienvenue chez Fellholm Trails : confirmez',
      de: 'Willkommen bei Fellholm Trails: bitte bestätigen',
      it: 'Ti diamo il benvenuto in Fellholm Trails: conferma',
    },
    body: {
      en: 'Confirm your membership, and your points can be turned into vouchers.',
      es: 'Confirma tu inscripción y podrás cambiar tus puntos por vales.',
      fr: 'Confirmez votre adhésion, et vos points pourront devenir des bons d’achat.',
      de: 'Bestätigen Sie Ihre Mitgliedschaft, dann werden aus Punkten Gutscheine.',
      it: 'Conferma la tua iscrizione e potrai trasformare i punti in buoni.',
    },
  },
  'favorites-shared': {
    subject: {
      en: 'A list was shared with you',
      es: 'Han compartido una lista contigo',
      fr: 'Une liste a été partagée avec vous',
      de: 'Eine Liste wurde mit Ihnen geteilt',
      it: 'Una lista è stata condivisa con te',
    },
    body: { en: '{message}', es: '{message}', fr: '{message}', de: '{message}', it: '{message}' },
  },
  'event-registered': {
    subject: {
      en: 'Your seat is reserved: {title}',
      es: 'Tu plaza está reservada: {title}',
      fr: 'Votre place est réservée : {title}',
      de: 'Ihr Platz ist reserviert: {title}',
      it: 'Il tuo posto è prenotato: {title}',
    },
    body: {
      en: '{title}, {when}, {where}. Seats: {seats}. If you can’t make it, please cancel so that someone else can come.',
      es: '{title}, {when}, {where}. Plazas: {seats}. Si no puedes venir, cancela, por favor, para que venga otra persona.',
      fr: '{title}, {when}, {where}. Places : {seats}. Si vous ne pouvez pas venir, annulez, s’il vous plaît, pour laisser venir quelqu’un d’autre.',
      de: '{title}, {when}, {where}. Plätze: {seats}. Wenn Sie nicht kommen können, stornieren Sie bitte, damit jemand anders kommen kann.',
      it: '{title}, {when}, {where}. Posti: {seats}. Se non puoi venire, annulla, per favore, così può venire qualcun altro.',
    },
  },
  'case-opened': {
    subject: {
      en: 'We have your message ({case})',
      es: 'Hemos recibido tu mensaje ({case})',
      fr: 'Nous avons bien reçu votre message ({case})',
      de: 'Ihre Nachricht ist angekommen ({case})',
      it: 'Abbiamo ricevuto il tuo messaggio ({case})',
    },
    body: {
      en: 'Somebody will answer within two working days.',
      es: 'Alguien te responderá en dos días laborables.',
      fr: 'Quelqu’un vous répondra sous deux jours ouvrés.',
      de: 'Sie bekommen innerhalb von zwei Werktagen Antwort.',
      it: 'Qualcuno ti risponderà entro due giorni lavorativi.',
    },
  },
} as const satisfies Record<string, Email>

export type EmailKind = keyof typeof emails
