import type { Random } from './random.ts'
import { frequentHan, hanSyllables, lookAlikePairs } from './words/han-characters.ts'

/** `printed` is the sound as marks print it: capitals, U for Ü. */
type Syllable = { sound: string; printed: string; characters: string[] }

const FREQUENT_SHARE = 4

const syllableOf = new Map<string, Syllable>()
const nameCharacters: string[] = []

for (const row of hanSyllables.split(/,\s*/)) {
  const [toned = '', forms = ''] = row.split(' ')
  const [inNames = '', others = ''] = forms.split('|')
  const sound = toned.slice(0, -1)
  const syllable = { sound, printed: sound.replace('v', 'u').toUpperCase(), characters: Array.from(inNames + others) }
  for (const character of syllable.characters) syllableOf.set(character, syllable)
  for (const character of inNames) {
    const share = frequentHan.includes(character) ? FREQUENT_SHARE : 1
    for (let time = 0; time < share; time += 1) nameCharacters.push(character)
  }
}

const lookAlikes = new Map<string, string[]>()
for (const [one = '', other = ''] of lookAlikePairs.split(' ')) {
  lookAlikes.set(one, [...(lookAlikes.get(one) ?? []), other])
  lookAlikes.set(other, [...(lookAlikes.get(other) ?? []), one])
}

/** A character as brand names use them, frequent ones more often. */
export const pickHan = (random: Random): string => random.pick(nameCharacters)

/** Pinyin without tones, in capitals, as marks print it: 云澜 → YUNLAN. Null for a character that is not in our list. */
export function pinyinOf(name: string): string | null {
  let pinyin = ''
  for (const character of name) {
    const syllable = syllableOf.get(character)
    if (!syllable) return null
    pinyin += syllable.printed
  }
  return pinyin
}

/** Characters of the same syllable and tone. */
export const homophonesOf = (character: string): string[] =>
  (syllableOf.get(character)?.characters ?? []).filter((other) => other !== character)

/** Whether two characters of our list are pronounced alike but for the tone. */
export function soundAlike(one: string, other: string): boolean {
  const sound = syllableOf.get(one)?.sound
  return sound !== undefined && sound === syllableOf.get(other)?.sound
}

/** Characters that are easily taken for this one. */
export const lookAlikesOf = (character: string): string[] => lookAlikes.get(character) ?? []
