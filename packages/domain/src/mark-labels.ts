import type { Language } from './language.ts'

/** What registers print about the nature of a mark, in the words of spec 1 §9. */
export const markLabels = {
  colour: { cn: '颜色商标', en: 'Color mark' },
  threeDimensional: { cn: '三维标志', en: '3D mark' },
  sound: { cn: '声音商标', en: 'Sound mark' },
  design: { cn: '图形', en: 'Design' },
  colourClaimed: { cn: '指定颜色', en: 'Claiming color protection' },
} as const satisfies Record<string, Record<Language, string>>

/** A label in the other language; a text that is none of the labels stays as it is. */
export const translateMarkLabel = (text: string, language: Language): string =>
  Object.values(markLabels).find(({ cn, en }) => text === cn || text === en)?.[language] ?? text
