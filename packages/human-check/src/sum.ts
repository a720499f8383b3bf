import { wholeBetween, type Random } from './random.ts'
import type { Solution } from './solution.ts'
import { readAloud } from './speech.ts'

/** The greatest number requested. */
const MOST = 12

/** A sum or a difference of small numbers, never negative. It is only read aloud: a program reads every text. */
export function createSum(language: 'cn' | 'en', random: Random): { solution: Solution; audioBase64: string } {
  const [a, b] = [wholeBetween(random, 1, MOST), wholeBetween(random, 1, MOST)]
  const [least, most] = [Math.min(a, b), Math.max(a, b)]
  const [first, sign, second, answer] =
    random() < 0.5 ? ([a, '+', b, a + b] as const) : ([most, '−', least, most - least] as const)
  return {
    solution: { kind: 'math', answer: String(answer) },
    audioBase64: readAloud([String(first), sign, String(second), '='], language, random),
  }
}
