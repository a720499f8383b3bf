import { SPEECH } from '../../../packages/human-check/src/generated/speech.ts'
import { createChallenge } from '../../../packages/human-check/src/index.ts'
import { SPEECH_RATE } from '../../../packages/human-check/src/spoken-words.ts'
import { percent, printTable } from '../table.ts'
import { type Language, NUMBERS, resultOf } from './sound.ts'
import { SPOKEN_ATTACKS } from './spoken-attacks.ts'

type Query = { audioBase64: string; answer: string }

/** As the sum was read aloud before it was disguised: one clip after another, with a pause between them. */
function plainQuery(language: Language): Query {
  const pick = () => Number(NUMBERS[Math.floor(Math.random() * NUMBERS.length)])
  const [first, second] = [pick(), pick()].toSorted((a, b) => b - a) as [number, number]
  const sign = Math.random() < 0.5 ? '+' : '−'
  const pause = Buffer.alloc(Math.round(0.12 * SPEECH_RATE), 128)
  const clips = [String(first), sign, String(second), '='].flatMap((symbol) => [
    Buffer.from(SPEECH[language][symbol]!, 'base64'),
    pause,
  ])
  const answer = String(resultOf({ first, sign, second }))
  return { audioBase64: Buffer.concat([Buffer.alloc(44), ...clips]).toString('base64'), answer }
}

function query(language: Language): Query {
  const { solution, audioBase64 } = createChallenge('math', { language })
  if (solution.kind !== 'math') throw new TypeError(solution.kind)
  return { audioBase64: audioBase64!, answer: solution.answer }
}

/** Lets programs guess the result of spoken sums from their sound alone; gives the share of the best one. */
export function benchSpoken(count: number, language: Language): number {
  const passed = (make: (language: Language) => Query) => {
    const queries = Array.from({ length: count }, () => make(language))
    const counts = Object.keys(SPOKEN_ATTACKS).map(() => 0)
    for (const { audioBase64, answer } of queries)
      for (const [at, attack] of Object.values(SPOKEN_ATTACKS).entries()) {
        const heard = attack(audioBase64, language)
        if (heard !== null && String(resultOf(heard)) === answer) counts[at]! += 1
      }
    return counts
  }
  const [before, now] = [passed(plainQuery), passed(query)]
  const mostFrequent = commonestAnswer()
  printTable(
    `Spoken sums answered of ${count} (${language})`,
    ['attack', 'clips as they are', 'as they are spoken now'],
    [
      ...Object.keys(SPOKEN_ATTACKS).map((name, i) => [name, percent(before[i]! / count), percent(now[i]! / count)]),
      ['the commonest answer', percent(mostFrequent), percent(mostFrequent)],
    ],
  )
  return Math.max(mostFrequent, ...now.map((each) => each / count))
}

/** The share of the answer that comes most often. */
function commonestAnswer(): number {
  const shares = new Map<number, number>()
  for (let a = 1; a <= NUMBERS.length; a++)
    for (let b = 1; b <= NUMBERS.length; b++)
      for (const answer of [a + b, Math.abs(a - b)])
        shares.set(answer, (shares.get(answer) ?? 0) + 1 / (2 * NUMBERS.length ** 2))
  return Math.max(...shares.values())
}
