import { memoize } from '#src/kit/memoize.ts'
import { languages, type LanguageCode } from '#src/language/locales.ts'

import { folded, searchWords, stemOf } from './words.ts'

/**
 * Groups of synonyms: a search for one finds them all. Lower case, without accents; phrases match as a whole. Number
 * and gender make no difference.
 */
const groups: Readonly<Record<LanguageCode, readonly (readonly string[])[]>> = {
  en: [
    ['jacket', 'coat', 'anorak', 'parka'],
    ['shell', 'hardshell', 'raincoat', 'rain coat', 'rain jacket', 'cagoule', 'waterproof jacket'],
    ['rain trousers', 'rain pants', 'waterproof trousers', 'overtrousers'],
    ['puffer', 'puffer jacket', 'puffy', 'down jacket', 'down hoodie', 'insulated jacket', 'parka'],
    ['windbreaker', 'windcheater', 'wind jacket'],
    ['winter jacket', 'winter coat', 'warm jacket', 'insulated jacket', 'down jacket', 'down hoodie', 'parka'],
    ['ski jacket', 'snow jacket', 'insulated jacket', 'hardshell'],
    ['fleece', 'jumper', 'sweater', 'pullover', 'sweatshirt'],
    ['hoodie', 'hoody'],
    ['vest', 'gilet', 'bodywarmer'],
    ['base layer', 'baselayer', 'thermal', 'thermal underwear', 'long underwear', 'long johns'],
    ['trousers', 'pants'],
    ['leggings', 'tights'],
    ['tee', 't shirt', 'tshirt', 'top'],
    ['runner', 'sneaker', 'trainer', 'running shoe', 'trail running shoe'],
    ['shoe', 'footwear'],
    ['hiking shoes', 'walking shoes', 'hiking boots', 'walking boots', 'trekking boots'],
    ['pack', 'backpack', 'rucksack'],
    ['daypack', 'day pack'],
    ['duffel', 'holdall', 'travel bag', 'kit bag'],
    ['beanie', 'hat', 'toque'],
    ['cap', 'baseball cap', 'sun hat'],
    ['gloves', 'mittens'],
    ['wool', 'merino'],
    ['sleeping bag', 'sleepingbag'],
    ['mat', 'pad', 'mattress'],
    ['headlamp', 'head torch', 'torch', 'headtorch', 'flashlight'],
    ['stove', 'cooker', 'burner'],
    ['trekking poles', 'walking poles', 'hiking poles', 'walking sticks', 'poles', 'sticks'],
    ['bottle', 'water bottle', 'flask', 'thermos', 'hydration'],
    ['waterproof', 'rainproof', 'rain'],
    ['warm', 'insulated'],
    ['backpacking pack', 'trekking pack', 'trekking backpack', 'hiking backpack'],
    ['hiking pants', 'hiking trousers', 'walking trousers'],
    ['light', 'lightweight'],
  ],
  es: [
    ['chaqueta', 'abrigo', 'cazadora', 'plumifero'],
    ['chubasquero', 'impermeable', 'chaqueta impermeable', 'chaqueta de lluvia'],
    ['chaqueta de invierno', 'abrigo de invierno', 'chaqueta de abrigo', 'plumifero', 'parka', 'chaqueta acolchada'],
    ['forro', 'polar', 'jersey', 'sudadera'],
    ['chaleco', 'gilet'],
    ['camiseta termica', 'ropa interior termica', 'primera capa'],
    ['mallas', 'leggings'],
    ['pantalon', 'pantalones'],
    ['zapatillas', 'deportivas', 'tenis'],
    ['zapato', 'calzado'],
    [
      'zapatos de senderismo',
      'zapatos de montana',
      'botas de montana',
      'botas de senderismo',
      'zapatillas de senderismo',
    ],
    ['calido', 'con aislamiento'],
    ['mochila', 'morral'],
    ['gorro', 'beanie'],
    ['gorra', 'visera'],
    ['lana', 'merino'],
    ['frontal', 'linterna'],
    ['hornillo', 'cocinilla'],
    ['bastones', 'bastones de trekking', 'palos'],
    ['botella', 'botella de agua', 'cantimplora', 'termo'],
    ['esterilla', 'colchoneta'],
    ['chaqueta de plumas', 'plumifero', 'plumas'],
    ['chaqueta de esqui', 'chaqueta de abrigo', 'chaqueta acolchada', 'parka'],
  ],
  fr: [
    ['veste', 'manteau', 'blouson', 'anorak', 'parka'],
    ['impermeable', 'coupe pluie', 'cire', 'veste de pluie'],
    ['veste d hiver', 'manteau d hiver', 'doudoune', 'parka', 'veste matelassee'],
    ['polaire', 'pull', 'sweat'],
    ['gilet', 'gilet sans manches', 'doudoune sans manches', 'bodywarmer'],
    ['t shirt thermique', 'sous vetement thermique', 'premiere couche'],
    ['pantalon', 'pantalons'],
    ['baskets', 'chaussures de trail', 'souliers de course'],
    ['souliers', 'chaussures'],
    ['chaud', 'isolation thermique'],
    ['sac', 'cartable'],
    ['bonnet', 'beanie', 'tuque'],
    ['casquette', 'chapeau'],
    ['laine', 'merinos'],
    ['frontale', 'torche'],
    ['rechaud', 'bruleur'],
    ['batons de randonnee', 'batons de marche', 'batons'],
    ['gourde', 'bouteille', 'thermos'],
    ['matelas', 'tapis'],
    ['duvet', 'couchage', 'sac de couchage'],
    ['veste de ski', 'veste matelassee', 'doudoune', 'parka'],
  ],
  de: [
    ['jacke', 'mantel', 'anorak', 'parka'],
    ['regenjacke', 'hardshelljacke', 'regenmantel'],
    ['winterjacke', 'daunenjacke', 'steppjacke', 'winterparka', 'wintermantel'],
    ['skijacke', 'schneejacke', 'steppjacke', 'hardshelljacke', 'winterparka'],
    ['fleecejacke', 'fleecepullover', 'fleecepulli', 'pullover', 'pulli', 'hochflorjacke', 'fleece kapuzenjacke'],
    ['weste', 'gilet'],
    ['funktionsshirt', 'funktionsunterwasche', 'thermounterwasche', 'unterwasche'],
    ['hose', 'beinkleid'],
    ['wanderschuh', 'wanderstiefel', 'bergschuh', 'bergstiefel', 'trekkingschuh'],
    ['laufschuh', 'turnschuh', 'trailrunningschuh', 'sneaker'],
    ['schuh', 'stiefel'],
    ['laufhose', 'laufleggings', 'leggings', 'tights'],
    ['regenhose', 'wasserdichte hose'],
    ['warm', 'warmeisoliert'],
    ['rucksack', 'tagesrucksack', 'tourenrucksack'],
    ['mutze', 'beanie'],
    ['kappe', 'cap', 'schirmmutze'],
    ['wolle', 'merino', 'wollsocke'],
    ['socken', 'wollsocken', 'wandersocken', 'strumpfe'],
    ['stirnlampe', 'taschenlampe', 'kopflampe'],
    ['kocher', 'campingkocher', 'gaskocher'],
    ['trekkingstocke', 'wanderstocke', 'stocke'],
    ['matte', 'isomatte', 'schlafmatte'],
    ['trinkflasche', 'flasche', 'wasserflasche', 'thermoskanne'],
    ['leicht', 'leichtgewicht'],
  ],
  it: [
    ['giacca', 'giubbotto', 'cappotto', 'giaccone'],
    ['impermeabile', 'giacca antipioggia', 'giacca da pioggia'],
    ['giacca invernale', 'giubbotto invernale', 'cappotto invernale', 'piumino', 'parka', 'giacca imbottita'],
    ['pile', 'maglione', 'felpa'],
    ['gilet', 'smanicato'],
    ['maglia termica', 'intimo termico'],
    ['pantaloni', 'calzoni'],
    ['scarpe da trekking', 'scarpe da montagna', 'scarponi', 'scarponi da trekking', 'scarponcini'],
    ['scarpe', 'calzature'],
    ['trekking', 'escursionismo'],
    ['caldo', 'con imbottitura'],
    ['zaino', 'cartella'],
    ['berretto', 'cuffia'],
    ['cappellino', 'cappello'],
    ['lana', 'merino'],
    ['calzini', 'calze'],
    ['frontale', 'torcia', 'pila'],
    ['fornello', 'fornelletto'],
    ['bastoncini da trekking', 'bastoncini', 'bastoni'],
    ['materassino', 'stuoia'],
    ['borraccia', 'bottiglia', 'thermos'],
    ['giacca da sci', 'giacca imbottita', 'piumino', 'parka'],
  ],
}

/** The longest synonym, in words. */
export const longestSynonym = 3

/** A synonym by the stems of its words, however it was inflected or accented. */
const keyOf = (words: readonly string[], language: LanguageCode): string =>
  words.map(word => stemOf(folded(word), language)).join(' ')

/** For each language, what else a synonym may be called. */
const others = memoize((language: LanguageCode) => {
  const found = new Map<string, Set<string>>()
  for (const group of groups[language])
    for (const term of group) {
      const key = keyOf(searchWords(term, language), language)
      found.set(key, new Set([...(found.get(key) ?? []), ...group]))
    }
  return found
}, languages.length)

/** Every single word of a language that counts as another. */
export const synonymWords = (language: LanguageCode): string[] =>
  groups[language].flat().filter(term => !term.includes(' '))

/** Synonyms of a phrase; undefined when it has none. */
export const synonymsOf = (words: readonly string[], language: LanguageCode): readonly string[] => [
  ...(others(language).get(keyOf(words, language)) ?? []),
]
