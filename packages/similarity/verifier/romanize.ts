// How kana and hangul are written in letters, by the Hepburn and the Revised systems with the usual variants.
import type { Letters } from './names.ts'

const syllabary: Readonly<Record<string, string>> = Object.fromEntries(
  `ア=a イ=i ウ=u エ=e オ=o カ=ka キ=ki ク=ku ケ=ke コ=ko ガ=ga ギ=gi グ=gu ゲ=ge ゴ=go サ=sa シ=shi ス=su セ=se ソ=so ザ=za
  ジ=ji ズ=zu ゼ=ze ゾ=zo タ=ta チ=chi ツ=tsu テ=te ト=to ダ=da ヂ=ji ヅ=zu デ=de ド=do ナ=na ニ=ni ヌ=nu ネ=ne ノ=no ハ=ha
  ヒ=hi フ=fu ヘ=he ホ=ho バ=ba ビ=bi ブ=bu ベ=be ボ=bo パ=pa ピ=pi プ=pu ペ=pe ポ=po マ=ma ミ=mi ム=mu メ=me モ=mo ヤ=ya
  ユ=yu ヨ=yo ラ=ra リ=ri ル=ru レ=re ロ=ro ワ=wa ヰ=wi ヱ=we ヲ=wo ヴ=vu`
    .split(/\s+/)
    .map((entry) => entry.split('=') as [string, string]),
)
const smallVowels: Readonly<Record<string, string>> = {
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ヮ: 'wa',
}

const digitOf = ({ forms }: Letters[number]) => [...forms].find((form) => /^\d$/.test(form))

/**
 * Morae of a run of kana as they are written in letters; a lengthened vowel is `-`, a doubled consonant `*`, digits stay;
 * null where it is none.
 */
export function moraeOf(characters: Letters): string[] | null {
  if (characters.every(digitOf)) return null
  const morae: string[] = []
  for (const character of characters) {
    const { forms } = character
    const digit = digitOf(character)
    if (digit !== undefined) {
      morae.push(digit)
      continue
    }
    const kana = [...forms].find((form) => /[\u30a1-\u30fc]/.test(form))
    if (!kana) return null
    const last = morae.at(-1)
    const small = smallVowels[kana]
    if (small && last && /[aeiou]$/.test(last) && last !== '-') {
      const stem = /^[kg]?u$/.test(last) && !/^[ャュョ]$/.test(kana) ? `${last.slice(0, -1)}w` : last.slice(0, -1)
      morae[morae.length - 1] = /^(?:sh|ch|j)$/.test(stem) ? stem + small.at(-1)! : stem + small
    } else if (kana === 'ン') morae.push('n')
    else if (kana === 'ッ') morae.push('*')
    else if (kana === 'ー') morae.push('-')
    else if (small ?? syllabary[kana]) morae.push((small ?? syllabary[kana])!)
    else return null
  }
  return morae.map((mora, i) => {
    const before = morae[i - 1]
    const vowel = before?.at(-1)
    // Length is heard, not what it is written with: トー and トウ.
    return /^[aeiou]$/.test(mora) && vowel && (vowel === mora || (mora === 'u' && vowel === 'o')) ? '-' : mora
  })
}

const leads = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const tails = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

/** Of a tail and the vowel of the next syllable, what is heard. */
const beforeVowel: Readonly<Record<string, string>> = Object.fromEntries(
  'ㄱ=g ㄲ=kk ㄳ=ks ㄵ=nj ㄶ=n ㄷ=d ㄹ=r ㄺ=lg ㄻ=lm ㄼ=lb ㄽ=ls ㄾ=lt ㄿ=lp ㅀ=r ㅂ=b ㅄ=ps ㅅ=s ㅆ=ss ㅈ=j ㅊ=ch ㅋ=k ㅌ=t ㅍ=p ㅎ='
    .split(' ')
    .map((entry) => entry.split('=') as [string, string]),
)
const tailSigns = Array.from(' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')
const ieung = 11

/** A run of hangul in letters, digits as they are; null where it is none. With `isLinked` a tail before a vowel is said as it is heard there. */
export function hangulLetters(characters: Letters, isLinked = false): string | null {
  if (characters.every(digitOf)) return null
  const syllables = characters.map(({ shown }) => shown.normalize('NFC').charCodeAt(0) - 0xac00)
  let letters = ''
  for (const [i, syllable] of syllables.entries()) {
    const digit = digitOf(characters[i]!)
    if (digit !== undefined) {
      letters += digit
      continue
    }
    if (syllable < 0 || syllable > 11171) return null
    const isBeforeVowel = isLinked && Math.floor((syllables[i + 1] ?? 0) / 588) === ieung
    const tail = (isBeforeVowel ? beforeVowel[tailSigns[syllable % 28]!] : undefined) ?? tails[syllable % 28]!
    letters += leads[Math.floor(syllable / 588)]! + vowels[Math.floor((syllable % 588) / 28)]! + tail
  }
  return letters || null
}

/** What two systems and printers of names write in several ways, in one. */
const plainSpelling = (letters: string) =>
  letters
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll('eo', 'u')
    .replaceAll('eu', 'u')
    .replaceAll('wo', 'o')
    .replaceAll('oe', 'we')
    .replaceAll(/m(?=[bmp])/g, 'n')
    .replaceAll(/dz/g, 'z')

/** Whether the letters are a usual spelling of the kana or hangul. */
export function isSpelling(letters: string, characters: Letters): boolean {
  const hangul = hangulLetters(characters)
  // What ends in ae and begins with eu looks like an eu of its own where that is written u.
  if (hangul)
    return (
      hangul.replaceAll('eu', 'u') === letters ||
      plainSpelling(hangul) === plainSpelling(letters) ||
      hangulLetters(characters, true) === letters
    )
  const morae = moraeOf(characters)
  if (!morae) return false
  let spelled = ''
  for (const [i, mora] of morae.entries()) {
    if (mora === '*') spelled += /^[a-z]/.exec(morae[i + 1] ?? '')?.[0] ?? ''
    else if (mora !== '-') spelled += mora
  }
  const fold = (text: string) => plainSpelling(text.replaceAll(/(?:hu)/g, 'fu').replaceAll(/tch/g, 'cch'))
  return fold(spelled) === fold(letters)
}
