import { dictionary } from '@zxcvbn-ts/language-common'

/** The 49,000 passwords seen most in what was stolen elsewhere, in small letters; shorter ones are refused anyway (D01). */
const seen: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8))

/** Words that passwords are made of in the five languages of the store, most of them not in that English list. */
const words = new Set(
  `password passw0rd passwort contrasena motdepasse azerty qwerty qwertz qwertyuiop qwertzuiop azertyuiop asdfgh asdfghjkl
  zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc letmein welcome willkommen bienvenue bienvenido benvenuto hallo hello ciao hola
  bonjour salut admin administrator administrador root user guest test tester testing changeme secret geheim segreto
  secreto login master superman batman spiderman pokemon naruto starwars dragon monkey football fussball futbol calcio
  soccer baseball basketball hockey tennis princess prinzessin princesa princesse principessa sunshine sonnenschein
  iloveyou teamo jetaime tiamo ichliebedich loveyou lovely loveme love liebe amor amore amour shadow michael michelle
  jordan jennifer jessica ashley andrea alexander alejandro alessandro anthony antonio carlos charlie daniel daniela david
  diego elizabeth fernando francesco francesca frankie george giovanna giovanni giulia giuseppe hannah harley heather
  hunter jasmine joseph joshua juventus barcelona realmadrid liverpool arsenal chelsea manchester bayern schalke milan
  inter napoli marseille killer laura liverpool lorenzo lucas madison marco maria marina martin matrix matteo matthew
  maggie melissa mercedes ferrari porsche corvette mustang nicole nicolas nicola oliver orange patrick pepper peanut
  phoenix pierre computer internet samsung iphone android google facebook instagram linkedin twitter youtube amazon
  minecraft fortnite roblox playstation nintendo freedom friends family familia famille familie famiglia forever summer
  sommer verano estate winter invierno inverno hiver spring autumn january february monday friday freitag samstag sonntag
  chocolate schokolade chocolat cookie cookies coffee kaffee cheese banana butterfly schmetterling mariposa farfalla
  papillon flower flowers blume purple yellow silver golden diamond tigger tiger lion panther wolf eagle falcon angel
  angelo angela angels devil jesus christ church bible blessed heaven thomas tinkerbell trustno1 whatever william victoria
  vanessa veronica sabrina samantha sandra sarah sebastian sophie stefan stephanie steven taylor thunder travis tucker
  access account bailey buster cheyenne computer1 cowboys crystal dallas eminem flower ginger gizmo hammer hottie
  jackson junior justin justice knight ladybug lakers lovers maverick metallica midnight mickey money mother nothing
  ninja parker passion password1 please player pretty ranger rainbow redsox robert rocket runner scooter secure silver
  slipknot snoopy soccer1 sparky spider sports startrek station steelers stupid success sweetie swordfish thankyou
  thebest tigers trouble unicorn united warrior welcome1 wilson winner winston yankees zaq12wsx fellholm outdoor hiking
  mountain montagne montana wandern bergsteiger abc abcd abcde abcdef abcdefg abcdefgh a1b2c3 aa bb qwe qweasd asd zxc
  schatz mausi hase engel sonne mond stern berlin hamburg muenchen koeln paris lyon toulouse madrid sevilla valencia roma
  torino firenze london newyork chicago texas florida california canada toronto montreal mexico brasil argentina
  deutschland france espana italia america usa england scotland ireland`
    .split(/\s+/)
    .filter(word => word !== ''),
)

/** Letters people write as digits and signs. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

const undisguised = (text: string): string => text.replaceAll(/[013457@$]/g, sign => disguises[sign] ?? sign)

/** A usual ending of passwords: digits, a year, a sign. */
const ending = /[\d\W_]*$/

const runs = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
]

/** One sign over and over, a few signs over and over, a row of the keyboard, a date. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/.test(text) || /^\d{1,12}$/.test(text)) return true
  return runs.some(run => run.includes(text.slice(0, 8)))
}

const simplified = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** A password without what people put around a word and write its letters as. */
function formsOf(password: string): readonly string[] {
  const text = simplified(password)
  const bare = text.replace(ending, '')
  const unsigned = text.replace(/\W*$/, '')
  return [text, unsigned, bare, undisguised(text), undisguised(text).replace(ending, ''), undisguised(bare)]
}

/**
 * Whether a password is among those that are tried first (D01): those that were seen most, and the words most are made of
 * with the endings and disguises people give them.
 */
export const isCommonPassword = (password: string): boolean =>
  isPattern(simplified(password)) ||
  seen.has(password.toLowerCase()) ||
  formsOf(password).some(form => words.has(form) || seen.has(form))

/** The future owner of a password. */
export type Owner = {
  readonly email: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

const letters = (text: string): string => simplified(text).replaceAll(/[^\p{L}\d]/gu, '')

/** Whether a password is no more than its owner's name or e-mail, however it ends and is disguised. */
export function isOwnName(password: string, { email, firstName = '', lastName = '' }: Owner): boolean {
  const [local = ''] = email.split('@')
  const names = [email, local, firstName, lastName, firstName + lastName, lastName + firstName].map(letters)
  const forms = new Set(formsOf(password).map(letters))
  return simplified(password).includes(simplified(email)) || names.some(name => name !== '' && forms.has(name))
}
