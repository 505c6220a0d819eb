import type { ReviewTopic } from '#src/commerce/calls/catalogue/review-shapes.ts'
import type { LanguageCode } from '#src/language/locales.ts'

type Beginnings = Readonly<Record<LanguageCode, string>>

/** How the words begin by which a topic is known, as alternatives of a regular expression. */
export const topicWords: Readonly<Record<ReviewTopic, Beginnings>> = {
  weight: {
    en: 'weigh|lightweight|heavy|heavier|grams?\\b|ounces?\\b',
    es: 'peso|pesa\\b|pesad|liger|gramos',
    fr: 'poids|pèse|léger|légère|lourd|grammes',
    de: 'gewicht|\\bleicht|schwer|gramm|küchenwaage',
    it: 'peso|pesa\\b|pesant|legger|gramm[io]',
  },
  warmth: {
    en: 'warm|cold|insulat|chilly',
    es: 'cálid|calor|calient|frío|abrig|aisla',
    fr: 'chaud|chaleur|froid|isol',
    de: 'warm|wärm|kalt|kälte|isolier|\\bfrier',
    it: 'cald|calor|fredd|imbottit',
  },
  weather: {
    en: 'rain|wet|waterproof|windproof|wind\\b|windy|seams?\\b|storm|sleet|dry\\b',
    es: 'lluvia|lluev|mojad|impermeabl|viento|cortavient|costuras|seco',
    fr: 'pluie|mouill|imperméab|vent\\b|coupe-vent|coutures|sec\\b|étanch',
    de: '\\bregen|\\bnass|wasserdicht|winddicht|\\bwind\\b|nähte|trocken|sturm',
    it: 'piogg|piov|bagnat|impermeab|vento|antivento|cuciture|asciutt',
  },
  comfort: {
    en: 'comfort|comfy|soft|cosy|cozy|cushion',
    es: 'cómod|comodidad|suave|bland',
    fr: 'confort|doux|douce|souple',
    de: 'bequem|komfort|weich|angenehm',
    it: 'comod|comfort|morbid',
  },
  durability: {
    en: 'last(?:s|ed|ing)?\\b|durab|wash(?:es|ed|ing)?\\b|thread|mended|well made|torn|wore out',
    es: 'dura(?:n|dero|ción)?\\b|lavad|hilo|bien hecho|rot[oa]\\b',
    fr: 'dur(?:e|ent|able)\\b|lavages?|fil\\b|solid|déchir',
    de: 'haltbar|gewaschen|\\bwäsche|faden|verarbeitet|gearbeitet|\\bhalten\\b|robust',
    it: 'dura(?:no|ta|turo)?\\b|lavagg|filo\\b|fatto bene|robust|strapp',
  },
  pockets: { en: 'pocket', es: 'bolsillo', fr: 'poche', de: 'tasche|\\bfach\\b|fächer', it: 'tasc' },
  zipper: {
    en: 'zip',
    es: 'cremallera|tirador',
    fr: 'zip|tirette|fermeture',
    de: 'reißverschl|zipper',
    it: 'zip|cerniera',
  },
  color: {
    en: 'colou?r|shade',
    es: 'color|tono',
    fr: 'couleur|coloris|teinte',
    de: 'farbe|farbton',
    it: 'colore|tinta',
  },
  size: {
    en: 'siz(?:e|es|ing)\\b|too (?:small|large|tight|short|long)',
    es: 'talla',
    fr: 'taille',
    de: 'größe|nummer|zu (?:klein|groß|eng|kurz|lang)',
    it: 'tagli[ae]\\b|troppo (?:piccol|grand|strett)',
  },
  price: {
    en: 'price|money|cents?\\b|worth|expensive|cheap',
    es: 'precio|cuesta|car[oa]\\b|barat',
    fr: 'prix|argent|cher\\b|chère',
    de: 'preis|geld|\\bcent\\b|teuer|günstig',
    it: 'prezzo|costa\\b|costos|soldi|economic',
  },
}
