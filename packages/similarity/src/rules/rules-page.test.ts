import { expect, test } from 'vitest'
import { analyzeMark } from '../analyze.ts'
import { compareMarks } from '../compare.ts'
import { RULES_VERSION } from '../parameters.ts'
import { chineseRules } from './chinese.ts'
import { combinedRules, otherRules } from './combined.ts'
import { letterRules } from './letters.ts'
import { numberRules } from './numbers.ts'
import { partlySameRules } from './partly-same.ts'
import { type Rule, sources } from './rule.ts'

/** What the engine says of a pair, and why, in both languages. */
function verdict(a: string, b: string): string {
  const found = compareMarks(analyzeMark(a), analyzeMark(b))
  if (!found) return 'not similar'
  return `${found.level}, ${found.score} (${found.rule})`
}

function reasons(a: string, b: string): string[] {
  const found = compareMarks(analyzeMark(a), analyzeMark(b))
  return (found?.reasons ?? []).map(({ zh, en }) => `  - ${en} ${zh}`)
}

const pairOf = (a: string, b: string) => `\`${a}\` / \`${b}\``

const describeRule = ({ id, zh, en, source, offices, fires, spares }: Rule) =>
  [
    `### ${id} ${en}`,
    '',
    `${zh}。`,
    '',
    `- Source: ${sources[source]}. Offices: ${offices}.`,
    ...fires.flatMap(({ a, b }) => [`- Fires: ${pairOf(a, b)}: ${verdict(a, b)}`, ...reasons(a, b)]),
    ...spares.map(({ a, b, why }) => `- Spares: ${pairOf(a, b)}, as ${why}: ${verdict(a, b)}`),
    '',
  ].join('\n')

const section = (title: string, rules: readonly Rule[]) => [`## ${title}`, '', ...rules.map(describeRule)]

test('docs/similarity-rules.md describes every rule as it is applied', async () => {
  const page = [
    '# Similarity rules',
    '',
    'Written by `rules-page.test.ts` from the tables that the tests are made of; `npx vitest -u` writes it anew. How similar two marks are is an assessment by published criteria, not a decision of an office.',
    '',
    `Version ${RULES_VERSION}. Levels: identical from 97, high from 80, middle from 60, low from 40. The rule in brackets is the one that decided; a pair may be named under a rule that lowers or spares it. A pair has one score, whatever the offices and the goods; here it is that without a register whose words were counted and without an imported lexicon.`,
    '',
    ...section('Chinese characters', chineseRules),
    ...section('Letters', letterRules),
    ...section('Numbers, kana and hangul', numberRules),
    ...section('Marks in several scripts', combinedRules),
    ...section('Marks that are partly the same', partlySameRules),
    '## Rules that words do not decide',
    '',
    ...otherRules.map(({ id, zh, en, needs }) => `- ${id}: ${en} (${zh}): needs ${needs}.`),
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../docs/similarity-rules.md')
})
