import { createChallenge, isSolved } from '../../packages/human-check/src/index.ts'
import { ATTACKS, holes } from './captcha/attacks.ts'
import { readScene } from './captcha/scene.ts'
import { percent, printTable } from './table.ts'

const USAGE = `npx tsx scripts/bench/captcha-bot.ts [count] [cn|en]

  Lets programs guess, from the two images alone, where the piece of the human check belongs.
  count defaults to 500 challenges, the language of their words to cn.
`
/** The guess that looks at nothing takes any column that the slider reaches. */
const COLUMNS = 264

async function attack(count: number, language: 'cn' | 'en'): Promise<void> {
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
    `Passed of ${count} challenges; the right hole is one of those compared in ${percent(found / count)}`,
    ['attack', 'passed', 'share'],
    [...passed].toSorted(([, a], [, b]) => b - a).map(([name, n]) => [name, String(n), percent(n / count)]),
  )
}

const [count = '500', language = 'cn', ...rest] = process.argv.slice(2)
if (/^[1-9]\d{0,5}$/.test(count) && (language === 'cn' || language === 'en') && rest.length === 0)
  await attack(Number(count), language)
else {
  process.stderr.write(USAGE)
  process.exitCode = 1
}
