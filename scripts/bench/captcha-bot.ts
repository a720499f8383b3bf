import { createChallenge, isSolved } from '../../packages/human-check/src/index.ts'
import { ATTACKS } from './captcha/attacks.ts'
import { readScene } from './captcha/scene.ts'
import { percent, printTable } from './table.ts'

const USAGE = `npx tsx scripts/bench/captcha-bot.ts [count]

  Lets programs guess, from the two images alone, where the piece of the human check belongs; count defaults to 500.
`
/** Columns at which the piece may have to lie, for the guess that looks at nothing. */
const FARTHEST_X = 263

async function main(): Promise<void> {
  const [count = '500', ...rest] = process.argv.slice(2)
  if (!/^[1-9]\d{0,5}$/.test(count) || rest.length > 0) {
    process.stderr.write(USAGE)
    process.exitCode = 1
    return
  }
  const passed = new Map([...Object.keys(ATTACKS), 'random column'].map((name) => [name, 0]))
  for (let i = 0; i < Number(count); i++) {
    const { solution, originalImageBase64, jigsawImageBase64 } = await createChallenge('blockPuzzle')
    const scene = readScene(originalImageBase64!, jigsawImageBase64!)
    const guesses = new Map(Object.entries(ATTACKS).map(([name, attack]) => [name, attack(scene)]))
    guesses.set('random column', Math.floor(Math.random() * FARTHEST_X))
    for (const [name, x] of guesses)
      if (isSolved(solution, JSON.stringify({ x, y: 5 }))) passed.set(name, passed.get(name)! + 1)
  }
  const rows = [...passed].toSorted(([, a], [, b]) => b - a)
  printTable(
    `Passed of ${count} challenges`,
    ['attack', 'passed', 'share'],
    rows.map(([name, times]) => [name, String(times), percent(times / Number(count))]),
  )
}

await main()
