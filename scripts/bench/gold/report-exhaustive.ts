import { ms, percent, printTable } from '../table.ts'
import { bands, type ExhaustiveResult, type Listed } from './exhaustive.ts'

/** Least share of the marks that reach the chosen degree which has to be listed. */
const LISTED_LEAST = 0.99

const share = ({ reach, listed }: Listed) => (reach === 0 ? '' : percent(listed / reach))

export function printExhaustive(result: ExhaustiveResult): void {
  printTable(
    `Marks listed of all that reach the degree by the exact score; target ${percent(LISTED_LEAST)}`,
    ['marks', 'script', 'degree', 'reach it', 'listed', ...bands.map((from) => `from ${from}`), 'p50 ms', 'p95 ms'],
    result.map(({ marks, script, degree, all, bands: counts, p50, p95 }) =>
      [String(marks), script, degree, String(all.reach), share(all)].concat(counts.map(share), ms(p50), ms(p95)),
    ),
  )
  const otherScore = result.reduce((sum, each) => sum + each.otherScore, 0)
  process.stdout.write(`\n  listed with a score other than the exact one: ${otherScore}\n`)
}

/** One line for each figure that misses the target. */
export const missesOf = (result: ExhaustiveResult): string[] =>
  result.flatMap(({ marks, script, degree, all }) =>
    all.listed < LISTED_LEAST * all.reach ? [`${marks} marks, ${script}, ${degree}: ${share(all)} listed`] : [],
  )
