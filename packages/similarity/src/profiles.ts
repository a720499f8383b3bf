import { parameters } from './parameters.ts'

/** What practice differs in from office to office (rule section 3.4). Shares as in `parameters`. */
export type Profile = {
  /** How strictly letter marks of three letters are judged. */
  threeLetters: number
  soundHan: number
  soundLatin: number
  /** Of kana and hangul. */
  soundNative: number
  meaning: number
  /** What is left of look and sound where the meanings differ clearly. */
  otherMeaning: number
  /** How much more the beginning of a word of letters weighs. */
  beginning: number
}

const { channels, latin, otherMeaning } = parameters

/** For a comparison that concerns no one office in particular. */
const common: Profile = {
  threeLetters: latin.strictness[3],
  soundHan: channels.soundHan,
  soundLatin: channels.soundLatin,
  soundNative: channels.soundNative,
  meaning: channels.meaning,
  otherMeaning,
  beginning: latin.weight.start,
}

export const profiles = {
  common,
  /** Sound needs look. */
  mainland: { ...common, threeLetters: 2, soundLatin: 0.8 },
  southChina: { ...common, soundHan: 0.78, otherMeaning: 0.75 },
  unitedStates: {
    ...common,
    threeLetters: 1.4,
    soundHan: 0.8,
    soundLatin: 0.92,
    meaning: 0.85,
    otherMeaning: 0.8,
    beginning: 0.5,
  },
  europe: { ...common, soundHan: 0.7, meaning: 0.75, otherMeaning: 0.65, beginning: 0.8 },
  japan: { ...common, soundHan: 0.9, soundLatin: 0.9, otherMeaning: 0.8, beginning: 0.5 },
  korea: { ...common, soundHan: 0.85, soundLatin: 0.9, otherMeaning: 0.8, beginning: 0.5 },
} as const satisfies Readonly<Record<string, Profile>>

export type ProfileName = keyof typeof profiles

const offices: Readonly<Record<Exclude<ProfileName, 'common'>, string>> = {
  mainland: 'CN',
  southChina: 'HK MO TW SG MY',
  unitedStates: 'US',
  europe: 'EU EM GB BX BE NL LU DE FR IT ES PT AT IE DK SE FI PL CZ SK HU SI HR RO BG GR CY MT EE LV LT',
  japan: 'JP',
  korea: 'KR',
}

const profileOfOffice = new Map(
  Object.entries(offices).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name as ProfileName])),
)

/** The profile of the offices, by their ST.3 codes, where all have the same one; else the common one. */
export function profileFor(codes: readonly string[]): ProfileName {
  const names = new Set(codes.map((code) => profileOfOffice.get(code) ?? 'common'))
  const [name] = names
  return names.size === 1 && name ? name : 'common'
}
