import type { Hit } from './hit.ts'
import { areSame, commonCount, isSame, lettersOf, type Letters } from './names.ts'
import { areConfusable, areForms, plainText, soundAlike, wordsText } from './claims.ts'
import { corePairs } from './cores.ts'
import { exchangeParallel } from './parallel.ts'
import { nativeLetters, sharesOfLetters, sharesOfLooks, sharesOfSounds } from './shares.ts'
import { likeSounds, sharesReading } from './spoken.ts'
import { areReadAlike } from './read-aloud.ts'
import type { Verdict } from './template.ts'

const leasts = { identical: 97, high: 80, middle: 60, low: 40, none: 0 }

/** What is wrong with the score, the level and the components; nothing where all are right. */
export function checkFigures(hit: Hit): { what: string; verdict: Exclude<Verdict, null> }[] {
  const { score, level, components } = hit.explanation
  const found: { what: string; verdict: Exclude<Verdict, null> }[] = []
  const wrong = (what: string, isWrong: boolean, verdict: string) => {
    if (isWrong) found.push({ what, verdict })
  }
  const expected = Object.entries(leasts).find(([, least]) => score >= least)?.[0]
  wrong('level', level !== expected, `${score} is ${expected}, not ${level}`)
  for (const [name, value] of Object.entries(components))
    wrong(
      name,
      value < 0 || value > 100 || Math.abs(value * 10 - Math.round(value * 10)) > 1e-6,
      `${value} is no share of 100`,
    )
  const pairs = corePairs(hit)
  const sameText = pairs.some(([a, b]) => areSame(a, b))
  wrong('text', components.text === 100 && !sameText && lettersOf(hit.query).length > 0, 'the text is not the same')
  wrong('score', score === 100 && !areSame(lettersOf(hit.query), lettersOf(hit.name)), 'the names are not the same')
  wrong(
    'text',
    (components.text ?? 0) >= 30 &&
      score < 97 &&
      !pairs.some(([a, b]) => commonCount(a, b) > 0 || areConfusable(plainText(a), plainText(b))) &&
      hit.explanation.rule !== 'D01' &&
      hit.explanation.rule !== 'L18',
    'no letter is the same',
  )
  wrong(
    'phonetic',
    components.phonetic === 100 &&
      !areReadAlike(hit.query, hit.name) &&
      !pairs.some(
        ([a, b]) =>
          isSaidAlike(wordsText(a), wordsText(b)) ||
          sameReadings(a, b) ||
          likeSounds(nativeLetters(a), nativeLetters(b)) >= 0.6,
      ),
    'they are not read alike',
  )
  const tooMuch = (what: string, value: number, sharesOf: typeof sharesOfLetters) => {
    const least = (value / 100 - ALLOWANCE) / (1 - ALLOWANCE)
    let share = 0
    for (const [a, b] of least > 0 ? pairs : [])
      for (const own of sharesOf(a, b, hit)) {
        share = Math.max(share, own)
        if (share >= least) return
      }
    wrong(what, share < least, `${value} of ${Math.round(100 * share)}`)
  }
  tooMuch('text', score < 97 ? (components.text ?? 0) : 0, sharesOfLetters)
  if (!areReadAlike(hit.query, hit.name)) tooMuch('phonetic', components.phonetic ?? 0, sharesOfSounds)
  tooMuch('visual', components.visual ?? 0, sharesOfLooks)
  if ((components.semantic ?? 0) > 0) {
    const verdict = meanAlike(hit, pairs)
    if (verdict !== null) found.push({ what: 'semantic', verdict })
  }
  return found
}

/** What a figure may be above the share that two names have in common by a plain count. */
const ALLOWANCE = 0.5

/** Meanings agree where a sentence says so, words are forms of one word, or one is in the same list as the other. */
function meanAlike(hit: Hit, pairs: readonly [Letters, Letters][]): Verdict {
  const { explanation, knowledge, query, name } = hit
  if (explanation.reasons.some(({ code }) => ['E9', 'E11', 'E14', 'E15', 'E16'].includes(code))) return null
  if (pairs.some(([a, b]) => areForms(a, b) || exchangeParallel(a, b) || areSame(a, b))) return null
  const shown = (letters: Letters) => letters.map((letter) => letter.shown).join('')
  const known = [
    knowledge.meanTheSame(query, name),
    ...pairs.map(([a, b]) => knowledge.meanTheSame(shown(a), shown(b))),
  ]
  if (known.includes(true)) return null
  return known.includes(undefined) ? undefined : 'they have no meaning in common'
}

const isSaidAlike = (a: string, b: string) =>
  /^[a-z0-9\u0370-\u04ff ]+$/.test(a) &&
  /^[a-z0-9\u0370-\u04ff ]+$/.test(b) &&
  (soundAlike(a, b) || likeSounds(a, b) >= 0.6)
const sameReadings = (a: ReturnType<typeof lettersOf>, b: ReturnType<typeof lettersOf>) =>
  a.length === b.length &&
  a.every((letter, i) => isSame(letter, b[i]) || sharesReading(letter, b[i]!) || !/\p{Script=Han}/u.test(letter.shown))
