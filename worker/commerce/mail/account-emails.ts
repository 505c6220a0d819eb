import type { Email } from './email.ts'

/** Letters about the ways into an account. */
export const accountEmails = {
  welcome: {
    subject: {
      en: 'Welcome to Fellholm',
      es: 'Te damos la bienvenida a Fellholm',
      fr: 'Bienvenue chez Fellholm',
      de: 'Willkommen bei Fellholm',
      it: 'Ti diamo il benvenuto da Fellholm',
    },
    body: {
      en: 'Your email address is confirmed, and your account is ready: orders, returns, addresses and what you have saved in one place.',
      es: 'Tu correo está confirmado y tu cuenta está lista: pedidos, devoluciones, direcciones y favoritos en un solo lugar.',
      fr: 'Votre adresse e-mail est confirmée et votre compte est prêt : commandes, retours, adresses et favoris au même endroit.',
      de: 'Ihre E-Mail-Adresse ist bestätigt und Ihr Konto bereit: Bestellungen, Rücksendungen, Adressen und Merkliste an einem Ort.',
      it: 'Il tuo indirizzo e-mail è confermato e il tuo account è pronto: ordini, resi, indirizzi e preferiti in un solo posto.',
    },
  },
  'new-device': {
    subject: {
      en: 'A new sign-in to your account',
      es: 'Nuevo inicio de sesión en tu cuenta',
      fr: 'Une nouvelle connexion à votre compte',
      de: 'Eine neue Anmeldung in Ihrem Konto',
      it: 'Un nuovo accesso al tuo account',
    },
    body: {
      en: 'Somebody has just signed in with {device}, which your account had not been used with before. If it was you, there is nothing to do. If not, sign that device out and choose a new password.',
      es: 'Alguien acaba de iniciar sesión con {device}, algo que tu cuenta no había usado antes. Si has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y elige una contraseña nueva.',
      fr: 'Quelqu’un vient de se connecter avec {device}, que votre compte n’avait encore jamais utilisé. Si c’était vous, il n’y a rien à faire. Sinon, déconnectez cet appareil et choisissez un nouveau mot de passe.',
      de: 'Gerade hat sich jemand mit {device} angemeldet; damit wurde Ihr Konto noch nie benutzt. Waren Sie es, ist nichts zu tun. Wenn nicht, melden Sie dieses Gerät ab und wählen Sie ein neues Passwort.',
      it: 'Qualcuno ha appena effettuato l’accesso con {device}, mai usato prima con il tuo account. Se sei stato tu, non devi fare nulla. Altrimenti chiudi quella sessione e scegli una nuova password.',
    },
  },
  'sign-in-code': {
    subject: {
      en: 'Your code to sign in: {code}',
      es: 'Tu código para iniciar sesión: {code}',
      fr: 'Votre code de connexion : {code}',
      de: 'Ihr Code zum Anmelden: {code}',
      it: 'Il tuo codice di accesso: {code}',
    },
    body: {
      en: 'Your code is {code}. It works once, for ten minutes, in the browser that asked for it. We never ask for it by phone or email. If it was not you, leave it alone: without it nobody gets in.',
      es: 'Tu código es {code}. Sirve una vez, durante diez minutos, en el navegador que lo pidió. Nunca te lo pediremos por teléfono ni por correo. Si no has sido tú, no hagas nada: sin él no entra nadie.',
      fr: 'Votre code est {code}. Il est valable une fois, pendant dix minutes, dans le navigateur qui l’a demandé. Nous ne le demandons jamais par téléphone ni par e-mail. Si ce n’était pas vous, ne faites rien : sans lui, personne n’entre.',
      de: 'Ihr Code lautet {code}. Er gilt einmal, zehn Minuten lang, in dem Browser, der ihn angefordert hat. Wir fragen nie per Telefon oder E-Mail danach. Waren Sie es nicht, tun Sie nichts: Ohne ihn kommt niemand hinein.',
      it: 'Il tuo codice è {code}. Vale una volta, per dieci minuti, nel browser che lo ha chiesto. Non te lo chiederemo mai per telefono o e-mail. Se non sei stato tu, non fare nulla: senza, nessuno entra.',
    },
  },
  'confirm-email': {
    subject: {
      en: 'Please confirm your email address',
      es: 'Confirma tu correo electrónico',
      fr: 'Confirmez votre adresse e-mail',
      de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      it: 'Conferma il tuo indirizzo e-mail',
    },
    body: {
      en: 'Somebody, hopefully you, has given this address for an account with us. The link works for 24 hours. If it was not you, leave it alone: nobody can use your address for an account without it.',
      es: 'Alguien, esperamos que tú, ha indicado esta dirección para una cuenta en nuestra tienda. El enlace funciona 24 horas. Si no has sido tú, no hagas nada: sin él nadie puede usar tu dirección para una cuenta.',
      fr: 'Quelqu’un, sans doute vous, a donné cette adresse pour un compte chez nous. Le lien fonctionne 24 heures. Si ce n’était pas vous, ne faites rien : sans lui, personne ne peut utiliser votre adresse pour un compte.',
      de: 'Jemand, hoffentlich Sie, hat diese Adresse für ein Konto bei uns angegeben. Der Link gilt 24 Stunden lang. Waren Sie es nicht, tun Sie nichts: Ohne ihn kann niemand Ihre Adresse für ein Konto verwenden.',
      it: 'Qualcuno, speriamo tu, ha indicato questo indirizzo per un account da noi. Il link funziona per 24 ore. Se non sei stato tu, non fare nulla: senza, nessuno può usare il tuo indirizzo per un account.',
    },
  },
  'email-taken': {
    subject: {
      en: 'You already have an account with us',
      es: 'Ya tienes una cuenta con nosotros',
      fr: 'Vous avez déjà un compte chez nous',
      de: 'Sie haben bereits ein Konto bei uns',
      it: 'Hai già un account da noi',
    },
    body: {
      en: 'Somebody wanted to use this address for another account. It stays with yours, and nothing has changed. If it was you and you have forgotten your password, choose a new one here.',
      es: 'Alguien quiso usar esta dirección para otra cuenta. Sigue siendo de la tuya y nada ha cambiado. Si fuiste tú y has olvidado tu contraseña, elige aquí una nueva.',
      fr: 'Quelqu’un a voulu utiliser cette adresse pour un autre compte. Elle reste celle du vôtre, et rien n’a changé. Si c’était vous et que vous avez oublié votre mot de passe, choisissez-en un nouveau ici.',
      de: 'Jemand wollte diese Adresse für ein anderes Konto verwenden. Sie bleibt bei Ihrem, und nichts hat sich geändert. Waren Sie es und haben Ihr Passwort vergessen, wählen Sie hier ein neues.',
      it: 'Qualcuno voleva usare questo indirizzo per un altro account. Resta al tuo e non è cambiato nulla. Se eri tu e hai dimenticato la password, scegline qui una nuova.',
    },
  },
  'email-changing': {
    subject: {
      en: 'Somebody wants to change the email of your account',
      es: 'Alguien quiere cambiar el correo de tu cuenta',
      fr: 'Quelqu’un veut changer l’adresse e-mail de votre compte',
      de: 'Jemand möchte die E-Mail-Adresse Ihres Kontos ändern',
      it: 'Qualcuno vuole cambiare l’e-mail del tuo account',
    },
    body: {
      en: 'The change counts once the letter to the new address is answered. If it was not you, somebody else is in your account: choose a new password at once, which ends every session.',
      es: 'El cambio vale cuando se responda al mensaje enviado a la nueva dirección. Si no has sido tú, hay otra persona en tu cuenta: elige enseguida una nueva contraseña, que cierra todas las sesiones.',
      fr: 'Le changement prendra effet quand le message envoyé à la nouvelle adresse aura reçu réponse. Si ce n’était pas vous, quelqu’un d’autre est dans votre compte : choisissez sans attendre un nouveau mot de passe, ce qui clôt toutes les sessions.',
      de: 'Die Änderung gilt, sobald die Nachricht an die neue Adresse beantwortet ist. Waren Sie es nicht, ist jemand anderes in Ihrem Konto: Wählen Sie sofort ein neues Passwort, das beendet alle Sitzungen.',
      it: 'La modifica vale quando si risponde al messaggio al nuovo indirizzo. Se non sei stato tu, nel tuo account c’è qualcun altro: scegli subito una nuova password, che chiude tutte le sessioni.',
    },
  },
  'email-changed': {
    subject: {
      en: 'The email of your account has changed',
      es: 'El correo de tu cuenta ha cambiado',
      fr: 'L’adresse e-mail de votre compte a changé',
      de: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      it: 'L’e-mail del tuo account è cambiata',
    },
    body: {
      en: 'From now on we write to the new address, and you sign in with it. If it was not you, write to us.',
      es: 'A partir de ahora te escribiremos a la nueva dirección, y con ella inicias sesión. Si no has sido tú, escríbenos.',
      fr: 'Désormais, nous vous écrirons à la nouvelle adresse, et c’est avec elle que vous vous connectez. Si ce n’était pas vous, écrivez-nous.',
      de: 'Ab jetzt schreiben wir an die neue Adresse, und mit ihr melden Sie sich an. Waren Sie es nicht, schreiben Sie uns.',
      it: 'D’ora in poi ti scriveremo al nuovo indirizzo, con cui accedi. Se non sei stato tu, scrivici.',
    },
  },
  'passkey-added': {
    subject: {
      en: 'A passkey was added to your account',
      es: 'Se ha añadido una llave de acceso a tu cuenta',
      fr: 'Une clé d’accès a été ajoutée à votre compte',
      de: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      it: 'Una passkey è stata aggiunta al tuo account',
    },
    body: {
      en: '“{name}” can sign in to your account from now on. If it was not you, remove it in your profile and choose a new password.',
      es: '«{name}» puede iniciar sesión en tu cuenta a partir de ahora. Si no has sido tú, elimínala en tu perfil y elige una nueva contraseña.',
      fr: '« {name} » peut désormais se connecter à votre compte. Si ce n’était pas vous, supprimez-la dans votre profil et choisissez un nouveau mot de passe.',
      de: '„{name}“ kann sich ab jetzt bei Ihrem Konto anmelden. Waren Sie es nicht, entfernen Sie ihn in Ihrem Profil und wählen Sie ein neues Passwort.',
      it: '«{name}» può accedere al tuo account d’ora in poi. Se non sei stato tu, rimuovila nel tuo profilo e scegli una nuova password.',
    },
  },
  'passkey-removed': {
    subject: {
      en: 'A passkey was removed from your account',
      es: 'Se ha eliminado una llave de acceso de tu cuenta',
      fr: 'Une clé d’accès a été supprimée de votre compte',
      de: 'Ein Passkey wurde aus Ihrem Konto entfernt',
      it: 'Una passkey è stata rimossa dal tuo account',
    },
    body: {
      en: '“{name}” can no longer sign in to your account. If it was not you, choose a new password at once.',
      es: '«{name}» ya no puede iniciar sesión en tu cuenta. Si no has sido tú, elige enseguida una nueva contraseña.',
      fr: '« {name} » ne peut plus se connecter à votre compte. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe.',
      de: '„{name}“ kann sich nicht mehr bei Ihrem Konto anmelden. Waren Sie es nicht, wählen Sie sofort ein neues Passwort.',
      it: '«{name}» non può più accedere al tuo account. Se non sei stato tu, scegli subito una nuova password.',
    },
  },
  'identity-added': {
    subject: {
      en: 'Another way to sign in to your account',
      es: 'Otra forma de iniciar sesión en tu cuenta',
      fr: 'Une autre façon de vous connecter à votre compte',
      de: 'Ein weiterer Weg, sich bei Ihrem Konto anzumelden',
      it: 'Un altro modo per accedere al tuo account',
    },
    body: {
      en: 'Somebody has signed in to your account by an identity provider that knows this address as theirs. If it was not you, choose a new password and remove the other ways to sign in.',
      es: 'Alguien ha iniciado sesión en tu cuenta con un proveedor de identidad que conoce esta dirección como suya. Si no has sido tú, elige una nueva contraseña y elimina las demás formas de acceso.',
      fr: 'Quelqu’un s’est connecté à votre compte par un fournisseur d’identité qui connaît cette adresse comme la sienne. Si ce n’était pas vous, choisissez un nouveau mot de passe et supprimez les autres façons de vous connecter.',
      de: 'Jemand hat sich über einen Identitätsanbieter, der diese Adresse als die seine kennt, bei Ihrem Konto angemeldet. Waren Sie es nicht, wählen Sie ein neues Passwort und entfernen Sie die anderen Wege zur Anmeldung.',
      it: 'Qualcuno ha effettuato l’accesso al tuo account tramite un fornitore di identità che conosce questo indirizzo come suo. Se non sei stato tu, scegli una nuova password e rimuovi gli altri modi di accesso.',
    },
  },
} as const satisfies Record<string, Email>
