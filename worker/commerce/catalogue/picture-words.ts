import type { LanguageCode } from '#src/language/locales.ts'

import type { Weather, WholeSight } from './picture.ts'

/** What a picture shows of a product, for those who do not see it. */
export const sightWords: Readonly<Record<WholeSight, Readonly<Record<LanguageCode, string>>>> = {
  front: { en: 'front', es: 'delante', fr: 'face', de: 'Vorderseite', it: 'fronte' },
  back: { en: 'back', es: 'detrás', fr: 'dos', de: 'Rückseite', it: 'retro' },
  detail: { en: 'material', es: 'material', fr: 'matière', de: 'Material', it: 'materiale' },
  worn: { en: 'in use', es: 'en uso', fr: 'porté', de: 'getragen', it: 'indossato' },
  scene: { en: 'outdoors', es: 'al aire libre', fr: 'en extérieur', de: 'draußen', it: 'all’aperto' },
  wide: { en: 'outdoors', es: 'al aire libre', fr: 'en extérieur', de: 'draußen', it: 'all’aperto' },
  size: { en: 'dimensions', es: 'medidas', fr: 'dimensions', de: 'Maße', it: 'misure' },
  rain: { en: 'in the rain', es: 'bajo la lluvia', fr: 'sous la pluie', de: 'im Regen', it: 'sotto la pioggia' },
  snow: { en: 'in snow', es: 'en la nieve', fr: 'dans la neige', de: 'im Schnee', it: 'nella neve' },
  night: { en: 'at night', es: 'de noche', fr: 'de nuit', de: 'bei Nacht', it: 'di notte' },
}

/** What a weather is called where one is chosen. */
export const weatherNames: Readonly<Record<Weather, Readonly<Record<LanguageCode, string>>>> = {
  rain: { en: 'Rain', es: 'Lluvia', fr: 'Pluie', de: 'Regen', it: 'Pioggia' },
  snow: { en: 'Snow', es: 'Nieve', fr: 'Neige', de: 'Schnee', it: 'Neve' },
  night: { en: 'Night', es: 'Noche', fr: 'Nuit', de: 'Nacht', it: 'Notte' },
}
