const languages = ['en', 'es', 'fr', 'de', 'it'] as const
export type FieldLanguage = (typeof languages)[number]

type Words = {
  readonly title: string
  readonly number: string
  readonly expiry: string
  readonly expiryHint: string
  readonly code: string
  readonly codeHint: string
  readonly name: string
  readonly submit: string
  readonly sandbox: string
  readonly over: string
  readonly problems: {
    readonly 'number-missing': string
    readonly 'number-wrong': string
    readonly 'number-unknown': string
    readonly 'expiry-wrong': string
    readonly 'expiry-past': string
    readonly 'code-wrong': string
    readonly 'name-missing': string
  }
}

/** The card form's own words; it lives on another origin and shares no catalogue with the store. */
export const texts: Readonly<Record<FieldLanguage, Words>> = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM/YY',
    code: 'Security code',
    codeHint: '3 or 4 digits',
    name: 'Name on card',
    submit: 'Use this card',
    sandbox: 'Test store: only test cards work here. Please do not enter a real card.',
    over: 'This form has expired. Go back to the store and open the payment step again.',
    problems: {
      'number-missing': 'Enter the card number.',
      'number-wrong': 'This card number is not correct. Check each digit.',
      'number-unknown': 'This is a test store. Use one of its test cards.',
      'expiry-wrong': 'Enter the expiry date as on the card, for example 08/29.',
      'expiry-past': 'This card has expired. Use another card.',
      'code-wrong': 'Enter the security code: 3 digits, on American Express 4.',
      'name-missing': 'Enter the name on the card.',
    },
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    expiryHint: 'MM/AA',
    code: 'Código de seguridad',
    codeHint: '3 o 4 dígitos',
    name: 'Nombre en la tarjeta',
    submit: 'Usar esta tarjeta',
    sandbox: 'Tienda de prueba: aquí solo funcionan tarjetas de prueba. No introduzcas una tarjeta real.',
    over: 'Este formulario ha caducado. Vuelve a la tienda y abre de nuevo el paso de pago.',
    problems: {
      'number-missing': 'Introduce el número de tarjeta.',
      'number-wrong': 'El número de tarjeta no es correcto. Revisa cada dígito.',
      'number-unknown': 'Esta es una tienda de prueba. Usa una de sus tarjetas de prueba.',
      'expiry-wrong': 'Introduce la fecha como en la tarjeta, por ejemplo 08/29.',
      'expiry-past': 'Esta tarjeta ha caducado. Usa otra.',
      'code-wrong': 'Introduce el código de seguridad: 3 dígitos, 4 en American Express.',
      'name-missing': 'Introduce el nombre que figura en la tarjeta.',
    },
  },
  fr: {
    title: 'Informations de carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'MM/AA',
    code: 'Code de sécurité',
    codeHint: '3 ou 4 chiffres',
    name: 'Nom sur la carte',
    submit: 'Utiliser cette carte',
    sandbox: 'Boutique de test : seules les cartes de test fonctionnent. N’entrez pas de vraie carte.',
    over: 'Ce formulaire a expiré. Revenez à la boutique et rouvrez l’étape de paiement.',
    problems: {
      'number-missing': 'Indiquez le numéro de carte.',
      'number-wrong': 'Ce numéro de carte est incorrect. Vérifiez chaque chiffre.',
      'number-unknown': 'Ceci est une boutique de test. Utilisez une de ses cartes de test.',
      'expiry-wrong': 'Indiquez la date comme sur la carte, par exemple 08/29.',
      'expiry-past': 'Cette carte a expiré. Utilisez-en une autre.',
      'code-wrong': 'Indiquez le code de sécurité : 3 chiffres, 4 pour American Express.',
      'name-missing': 'Indiquez le nom figurant sur la carte.',
    },
  },
  de: {
    title: 'Kartendaten',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM/JJ',
    code: 'Prüfnummer',
    codeHint: '3 oder 4 Ziffern',
    name: 'Name auf der Karte',
    submit: 'Diese Karte verwenden',
    sandbox: 'Testshop: Hier funktionieren nur Testkarten. Bitte keine echte Karte eingeben.',
    over: 'Dieses Formular ist abgelaufen. Kehren Sie zum Shop zurück und öffnen Sie die Zahlung erneut.',
    problems: {
      'number-missing': 'Geben Sie die Kartennummer ein.',
      'number-wrong': 'Diese Kartennummer stimmt nicht. Prüfen Sie jede Ziffer.',
      'number-unknown': 'Dies ist ein Testshop. Verwenden Sie eine seiner Testkarten.',
      'expiry-wrong': 'Geben Sie das Datum wie auf der Karte ein, zum Beispiel 08/29.',
      'expiry-past': 'Diese Karte ist abgelaufen. Verwenden Sie eine andere.',
      'code-wrong': 'Geben Sie die Prüfnummer ein: 3 Ziffern, bei American Express 4.',
      'name-missing': 'Geben Sie den Namen auf der Karte ein.',
    },
  },
  it: {
    title: 'Dati della carta',
    number: 'Numero della carta',
    expiry: 'Data di scadenza',
    expiryHint: 'MM/AA',
    code: 'Codice di sicurezza',
    codeHint: '3 o 4 cifre',
    name: 'Nome sulla carta',
    submit: 'Usa questa carta',
    sandbox: 'Negozio di prova: funzionano solo le carte di prova. Non inserire una carta vera.',
    over: 'Questo modulo è scaduto. Torna al negozio e riapri il passaggio di pagamento.',
    problems: {
      'number-missing': 'Inserisci il numero della carta.',
      'number-wrong': 'Il numero della carta non è corretto. Controlla ogni cifra.',
      'number-unknown': 'Questo è un negozio di prova. Usa una delle sue carte di prova.',
      'expiry-wrong': 'Inserisci la data come sulla carta, per esempio 08/29.',
      'expiry-past': 'Questa carta è scaduta. Usane un’altra.',
      'code-wrong': 'Inserisci il codice di sicurezza: 3 cifre, 4 per American Express.',
      'name-missing': 'Inserisci il nome riportato sulla carta.',
    },
  },
}

export type ProblemKey = keyof Words['problems']

/** The language of a `lang` parameter such as `de` or `de-DE`; English when it is none of ours. */
export const languageOf = (lang: string | undefined): FieldLanguage =>
  languages.find(language => language === lang?.slice(0, 2).toLowerCase()) ?? 'en'
