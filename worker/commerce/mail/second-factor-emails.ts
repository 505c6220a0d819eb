import type { Email } from './email.ts'

/** Letters about the second step of a sign-in. */
export const secondFactorEmails = {
  'second-factor-on': {
    subject: {
      en: 'Signing in to your account now takes a second step',
      es: 'Iniciar sesión en tu cuenta pide ahora un segundo paso',
      fr: 'La connexion à votre compte demande désormais une deuxième étape',
      de: 'Die Anmeldung in Ihrem Konto hat jetzt einen zweiten Schritt',
      it: 'L’accesso al tuo account ora chiede un secondo passaggio',
    },
    body: {
      en: 'From now on we also ask for a code of your code app. Keep the recovery codes where you find them without your phone. If it was not you, somebody else is in your account: write to us at once.',
      es: 'A partir de ahora pediremos también un código de tu aplicación de códigos. Guarda los códigos de recuperación donde los encuentres sin el teléfono. Si no has sido tú, hay otra persona en tu cuenta: escríbenos enseguida.',
      fr: 'Désormais, nous demandons aussi un code de votre application de codes. Gardez les codes de secours là où vous les trouverez sans votre téléphone. Si ce n’était pas vous, quelqu’un d’autre est dans votre compte : écrivez-nous sans attendre.',
      de: 'Ab jetzt fragen wir zusätzlich nach einem Code Ihrer Code-App. Bewahren Sie die Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden. Waren Sie es nicht, ist jemand anderes in Ihrem Konto: Schreiben Sie uns sofort.',
      it: 'D’ora in poi chiediamo anche un codice della tua app di codici. Conserva i codici di recupero dove li trovi senza il telefono. Se non sei stato tu, nel tuo account c’è qualcun altro: scrivici subito.',
    },
  },
  'second-factor-off': {
    subject: {
      en: 'Signing in to your account takes no second step any more',
      es: 'Iniciar sesión en tu cuenta ya no pide un segundo paso',
      fr: 'La connexion à votre compte ne demande plus de deuxième étape',
      de: 'Die Anmeldung in Ihrem Konto hat keinen zweiten Schritt mehr',
      it: 'L’accesso al tuo account non chiede più un secondo passaggio',
    },
    body: {
      en: 'Your code app was removed just now, and its recovery codes are void. If it was not you, choose a new password at once, which ends every session.',
      es: 'Tu aplicación de códigos se acaba de eliminar y sus códigos de recuperación ya no valen. Si no has sido tú, elige enseguida una nueva contraseña, que cierra todas las sesiones.',
      fr: 'Votre application de codes vient d’être retirée et ses codes de secours ne valent plus rien. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, ce qui clôt toutes les sessions.',
      de: 'Ihre Code-App wurde soeben entfernt, und ihre Wiederherstellungscodes gelten nicht mehr. Waren Sie es nicht, wählen Sie sofort ein neues Passwort, das beendet alle Sitzungen.',
      it: 'La tua app di codici è appena stata rimossa e i suoi codici di recupero non valgono più. Se non sei stato tu, scegli subito una nuova password, che chiude tutte le sessioni.',
    },
  },
  'recovery-codes-made': {
    subject: {
      en: 'New recovery codes for your account',
      es: 'Nuevos códigos de recuperación para tu cuenta',
      fr: 'De nouveaux codes de secours pour votre compte',
      de: 'Neue Wiederherstellungscodes für Ihr Konto',
      it: 'Nuovi codici di recupero per il tuo account',
    },
    body: {
      en: 'Ten new recovery codes were made just now; the old ones are void. If it was not you, choose a new password at once, which ends every session.',
      es: 'Se acaban de crear diez códigos de recuperación nuevos; los anteriores ya no valen. Si no has sido tú, elige enseguida una nueva contraseña, que cierra todas las sesiones.',
      fr: 'Dix nouveaux codes de secours viennent d’être créés et les anciens ne valent plus rien. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, ce qui clôt toutes les sessions.',
      de: 'Soeben wurden zehn neue Wiederherstellungscodes erstellt, die alten gelten nicht mehr. Waren Sie es nicht, wählen Sie sofort ein neues Passwort, das beendet alle Sitzungen.',
      it: 'Sono appena stati creati dieci nuovi codici di recupero e i vecchi non valgono più. Se non sei stato tu, scegli subito una nuova password, che chiude tutte le sessioni.',
    },
  },
  'recovery-code-used': {
    subject: {
      en: 'A recovery code was used to sign in',
      es: 'Se ha usado un código de recuperación para iniciar sesión',
      fr: 'Un code de secours a servi à se connecter',
      de: 'Mit einem Wiederherstellungscode wurde angemeldet',
      it: 'È stato usato un codice di recupero per accedere',
    },
    body: {
      en: 'Somebody has just signed in to your account with a recovery code instead of the code app. Codes that are left: {left}. If it was not you, choose a new password at once, which ends every session.',
      es: 'Alguien acaba de iniciar sesión en tu cuenta con un código de recuperación en vez de la aplicación de códigos. Códigos que quedan: {left}. Si no has sido tú, elige enseguida una nueva contraseña, que cierra todas las sesiones.',
      fr: 'Quelqu’un vient de se connecter à votre compte avec un code de secours au lieu de l’application de codes. Codes restants : {left}. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, ce qui clôt toutes les sessions.',
      de: 'Gerade hat sich jemand mit einem Wiederherstellungscode statt der Code-App in Ihrem Konto angemeldet. Verbleibende Codes: {left}. Waren Sie es nicht, wählen Sie sofort ein neues Passwort, das beendet alle Sitzungen.',
      it: 'Qualcuno ha appena effettuato l’accesso al tuo account con un codice di recupero al posto dell’app di codici. Codici rimasti: {left}. Se non sei stato tu, scegli subito una nuova password, che chiude tutte le sessioni.',
    },
  },
} as const satisfies Record<string, Email>
