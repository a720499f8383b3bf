import { createChallenge, isSolved } from '../../../packages/human-check/src/index.ts'
import { percent, printTable } from '../table.ts'
import { ATTACKS, holes } from './attacks.ts'
import { readScene } from './scene.ts'

/** The guess that looks at nothing takes any column that the slider reaches. */
const COLUMNS = 264

/** Lets programs guess, from the two images alone, where the piece belongs; gives the share of the best one. */
export function benchSlide(count: number, language: 'cn' | 'en'): number {
  const passed = new Map([...Object.keys(ATTACKS), 'any column'].map((name) => [name, 0]))
  let found = 0
  for (let i = 0; i < count; i++) {
    const { solution, originalImageBase64, jigsawImageBase64 } = createChallenge('blockPuzzle', { language })
    const scene = readScene(originalImageBase64!, jigsawImageBase64!)
    const passes = (x: number) => isSolved(solution, JSON.stringify({ x, y: 5 }))
    if (holes(scene).some(passes)) found++
    const guesses = Object.entries(ATTACKS).map(([name, guess]) => [name, guess(scene)] as const)
    for (const [name, x] of [...guesses, ['any column', Math.floor(Math.random() * COLUMNS)] as const])
      if (passes(x)) passed.set(name, passed.get(name)! + 1)
  }
  printTable(
    `Slide puzzles passed of ${count} (${language}); the right hole is one of those compared in ${percent(found / count)}`,
    ['attack', 'passed', 'share'],
    [...passed].toSorted(([, a], [, b]) => b - a).map(([name, n]) => [name, String(n), percent(n / count)]),
  )
  return Math.max(...passed.values()) / count
}
