import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Knowledge,
  type Problem,
  readKnowledge,
  statementCount,
  verifyHit,
} from '../../../packages/similarity/verifier/index.ts'
import { printTable } from '../table.ts'
import { drawLooks } from './draw-looks.ts'
import { inventedMarks, readRealMarks, scripts, type NamedMark } from './read-names.ts'
import { degrees, openMarks, sampleHits } from './sample-hits.ts'

/** `marks` invented marks are beside the real ones of `data`; `hits` are verified of each degree and script. */
export type ExplanationBenchOptions = { marks: number; hits: number; seed: number; data: string; json: string | null }

type Tally = { statements: number; false: number; undecided: number; example: string }

/** Verifies what the search says of random hits, and fails where anything is false. */
export async function benchExplanations({ marks, hits, seed, data, json }: ExplanationBenchOptions): Promise<void> {
  const real = readRealMarks(join(data, 'trademarks', 'records'))
  const all = [...real, ...inventedMarks(marks, seed)]
  const segment = openMarks(all)
  const owners = countOwners(all)
  const names = [...new Set(all.flatMap((mark) => mark.names))]
  const knowledge = await knowledgeOf(names, data)
  const tallies = new Map<string, Tally>()
  const problems: (Problem & { query: string; name: string })[] = []
  const rows: string[][] = []
  for (const script of scripts)
    for (const degree of degrees) {
      let [hitCount, statements, wrong, undecided] = [0, 0, 0, 0]
      for (const { query, name, similarity } of sampleHits(segment, names, {
        script,
        degree,
        seed: seed + 7 * rows.length,
        count: hits,
      })) {
        hitCount++
        statements += statementCount(similarity)
        for (const problem of verifyHit({ query, name, explanation: similarity, knowledge, owners })) {
          if (problem.isFalse) wrong++
          else undecided++
          addTo(tallies, problem, `${query} / ${name}: ${problem.statement} (${problem.why})`)
          if (problems.length < 200_000) problems.push({ ...problem, query, name })
        }
      }
      rows.push([script, degree, ...[hitCount, statements, wrong, undecided].map(String)])
    }
  printTable(
    `Explanations of random hits among ${all.length} marks (${real.length} real), seed ${seed}`,
    ['script', 'degree', 'hits', 'statements', 'false', 'undecided'],
    rows,
  )
  const byCount = [...tallies].toSorted(([, a], [, b]) => b.false - a.false || b.undecided - a.undecided)
  printTable(
    'What is false or undecided',
    ['statement', 'rule', 'false', 'undecided', 'for example'],
    byCount.map(([key, tally]) => [
      ...key.split('\t'),
      String(tally.false),
      String(tally.undecided),
      tally.example.slice(0, 160),
    ]),
  )
  if (json) writeFileSync(json, `${JSON.stringify({ rows, problems }, null, 1)}\n`)
  const total = byCount.reduce((sum, [, tally]) => sum + tally.false, 0)
  if (total > 0) throw new Error(`${total} statements are false.`)
}

function addTo(tallies: Map<string, Tally>, { what, rule, isFalse }: Problem, example: string): void {
  const key = `${what}\t${rule}`
  const tally = tallies.get(key) ?? { statements: 0, false: 0, undecided: 0, example }
  if (isFalse) {
    if (tally.false === 0) tally.example = example
    tally.false++
  } else tally.undecided++
  tallies.set(key, tally)
}

/** How many owners have a word in a name, letters as whole words. */
function countOwners(marks: readonly NamedMark[]) {
  const known = new Map<string, number>()
  const plain = marks.map(({ names, owner }) => ({ owner, text: names.join('\n').toLowerCase() }))
  return (word: string): number => {
    const key = word.toLowerCase()
    let count = known.get(key)
    if (count === undefined) {
      count = new Set(plain.filter(({ text }) => text.includes(key)).map(({ owner }) => owner)).size
      known.set(key, count)
    }
    return count
  }
}

/** What dictionaries and tables know, and of what these leave open how characters look when they are drawn. */
async function knowledgeOf(names: readonly string[], data: string): Promise<Knowledge> {
  const known = readKnowledge(data)
  const characters = new Set(
    names.flatMap((name) => Array.from(name)).filter((character) => /\p{Script=Han}/u.test(character)),
  )
  const drawn = await drawLooks([...characters])
  return { ...known, lookAlike: (a, b) => known.lookAlike(a, b) || drawn(a, b) }
}
