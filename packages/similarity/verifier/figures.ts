import type { Hit } from './hit.ts'
import { areSame, commonCount, isEastAsian, isSame, lettersOf } from './names.ts'
import { plainText, soundAlike, areConfusable } from './claims.ts'
import { corePairs } from './cores.ts'
import { hangulLetters, moraeOf } from './romanize.ts'
import { likeSounds, sharesReading } from './spoken.ts'
import type { Verdict } from './template.ts'

/** A lesser figure says that two marks do not look alike. */
const LOOKS_ALIKE_FROM = 50

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
      !pairs.some(([a, b]) => commonCount(a, b) > 0) &&
      hit.explanation.rule !== 'D01' &&
      hit.explanation.rule !== 'L18',
    'no letter is the same',
  )
  wrong(
    'phonetic',
    components.phonetic === 100 &&
      !pairs.some(
        ([a, b]) =>
          isSaidAlike(plainText(a), plainText(b)) ||
          sameReadings(a, b) ||
          likeSounds(nativeLetters(a), nativeLetters(b)) >= 0.6,
      ),
    'they are not read alike',
  )
  if ((components.visual ?? 0) >= LOOKS_ALIKE_FROM) {
    const looks = pairs.flatMap(([a, b]) =>
      a.some(({ forms }) => isEastAsian([...forms][0]!))
        ? a.flatMap((one) => b.map((other) => isSame(one, other) || hit.knowledge.lookAlike(one.shown, other.shown)))
        : [areConfusable(plainText(a), plainText(b))],
    )
    if (!looks.includes(true))
      found.push({ what: 'visual', verdict: looks.includes(undefined) ? undefined : 'nothing looks alike' })
  }
  return found
}

const nativeLetters = (letters: ReturnType<typeof lettersOf>) =>
  hangulLetters(letters) ?? moraeOf(letters)?.join('') ?? ''
const isSaidAlike = (a: string, b: string) =>
  /^[a-z0-9]+$/.test(a) && /^[a-z0-9]+$/.test(b) && (soundAlike(a, b) || likeSounds(a, b) >= 0.6)
const sameReadings = (a: ReturnType<typeof lettersOf>, b: ReturnType<typeof lettersOf>) =>
  a.length === b.length &&
  a.every((letter, i) => isSame(letter, b[i]) || sharesReading(letter, b[i]!) || !/\p{Script=Han}/u.test(letter.shown))
