import type { Language } from '#src/language/locales.ts'

/** Words people use for the same thing: whoever searches for one finds the others. Lower case, no accents. */
const groups: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['jacket', 'coat', 'anorak', 'parka'],
    ['shell', 'hardshell', 'raincoat', 'cagoule'],
    ['fleece', 'jumper', 'sweater', 'pullover'],
    ['vest', 'gilet', 'bodywarmer'],
    ['trousers', 'pants'],
    ['leggings', 'tights'],
    ['tee', 'tshirt', 'top'],
    ['runner', 'sneaker', 'trainer', 'shoe'],
    ['boot', 'boots', 'shoe'],
    ['pack', 'backpack', 'rucksack', 'bag'],
    ['duffel', 'holdall'],
    ['beanie', 'hat', 'toque'],
    ['gloves', 'mittens'],
    ['mat', 'pad', 'mattress'],
    ['headlamp', 'torch', 'headtorch', 'flashlight'],
    ['stove', 'cooker', 'burner'],
    ['poles', 'sticks'],
    ['bottle', 'flask', 'thermos'],
  ],
  es: [
    ['chaqueta', 'chaquetas', 'abrigo', 'cazadora', 'plumifero'],
    ['chubasquero', 'impermeable'],
    ['forro', 'polar', 'jersey'],
    ['chaleco', 'gilet'],
    ['mallas', 'leggings'],
    ['zapatillas', 'deportivas', 'tenis'],
    ['bota', 'botas', 'calzado'],
    ['mochila', 'morral'],
    ['gorro', 'beanie'],
    ['frontal', 'linterna'],
    ['hornillo', 'cocinilla'],
    ['esterilla', 'colchoneta'],
  ],
  fr: [
    ['veste', 'manteau', 'blouson', 'anorak', 'parka'],
    ['impermeable', 'coupe-pluie', 'cire'],
    ['polaire', 'pull'],
    ['gilet', 'doudoune'],
    ['pantalon', 'pantalons'],
    ['chaussures', 'baskets', 'souliers'],
    ['sac', 'sacs', 'cartable'],
    ['bonnet', 'beanie'],
    ['frontale', 'torche'],
    ['rechaud', 'bruleur'],
    ['matelas', 'tapis'],
    ['duvet', 'couchage'],
  ],
  de: [
    ['jacke', 'mantel', 'anorak', 'parka'],
    ['regenjacke', 'hardshelljacke', 'regenmantel'],
    ['fleecejacke', 'pullover', 'pulli'],
    ['weste', 'gilet'],
    ['hose', 'hosen', 'beinkleid'],
    ['schuh', 'schuhe', 'turnschuhe', 'stiefel', 'wanderstiefel', 'wanderschuhe'],
    ['rucksack', 'tagesrucksack', 'tourenrucksack'],
    ['mutze', 'beanie'],
    ['stirnlampe', 'taschenlampe', 'kopflampe'],
    ['kocher', 'campingkocher'],
    ['matte', 'isomatte', 'schlafmatte'],
    ['flasche', 'trinkflasche', 'thermoskanne'],
  ],
  it: [
    ['giacca', 'giacche', 'giubbotto', 'cappotto', 'giaccone'],
    ['pile', 'maglione', 'felpa'],
    ['gilet', 'smanicato'],
    ['pantaloni', 'calzoni'],
    ['scarpe', 'scarpa', 'scarponi', 'scarpone'],
    ['zaino', 'zaini', 'cartella'],
    ['berretto', 'cuffia'],
    ['frontale', 'torcia', 'pila'],
    ['fornello', 'fornelletto'],
    ['materassino', 'stuoia'],
    ['borraccia', 'bottiglia', 'thermos'],
  ],
}

/** Every word of a language that counts as another. */
export const synonymWords = (language: Language): string[] => groups[language].flat()

/** Other words for a word, itself not among them. */
export const synonymsOf = (word: string, language: Language): string[] =>
  groups[language].filter(group => group.includes(word)).flatMap(group => group.filter(other => other !== word))
