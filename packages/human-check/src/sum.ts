import { wholeBetween, type Random } from './random.ts'
import type { Solution } from './solution.ts'

/** A sum or difference of numbers up to 12 whose result is not negative. */
export function createSum(random: Random, _language: 'cn' | 'en'): { solution: Solution; question: string } {
  const [a, b] = [wholeBetween(random, 1, 12), wholeBetween(random, 1, 12)]
  const isSum = random() < 0.5
  const [first, second] = isSum ? [a, b] : [Math.max(a, b), Math.min(a, b)]
  const answer = isSum ? first + second : first - second
  return {
    solution: { kind: 'math', answer: String(answer) },
    question: `${first} ${isSum ? '+' : '−'} ${second} = ?`,
  }
}
