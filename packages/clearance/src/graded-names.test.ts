import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { needsRealData } from '../../../tests/support/needs.ts'
import { realData } from '../../../tests/support/real-data.ts'
import { compareGrades } from './testing/grade-names.ts'
import { type GradedName, heldOutGradedNames, openGradedNames } from './testing/graded-names.ts'

const SHARE_LEAST = 0.95

/** What is wrong with grades: forbidden names that are open, and all others where too many are off. */
async function faultsOf(names: readonly GradedName[]): Promise<string[]> {
  const { withinOne, forbiddenOpen, off } = await compareGrades(names)
  return [...forbiddenOpen, ...(withinOne / names.length < SHARE_LEAST ? off : [])]
}

test('names are graded as an attorney would, and none that cannot be registered is graded A or B', async () =>
  expect(await faultsOf(openGradedNames)).toEqual([]))

test('so are names that were set aside while the rules were made', async () =>
  expect(await faultsOf(heldOutGradedNames)).toEqual([]))

test('ordinary names keep their grade: no part of a longer word bars them', async () => {
  const ordinary = [...openGradedNames, ...heldOutGradedNames].filter(({ kind }) => kind === 'ordinary')
  expect(ordinary.length).toBeGreaterThan(50)
  expect((await compareGrades(ordinary)).off).toEqual([])
})

const graded = realData('reference', 'absolute-grounds', 'grades-open.tsv')

test('the graded names beside the project are graded so', needsRealData(graded !== null), async () => {
  const lines = readFileSync(graded!, 'utf8').trim().split('\n').slice(1)
  const names = lines.map((line): GradedName => {
    const [, name = '', classNo, grade, , kind = ''] = line.split('\t')
    return { name, classNo: Number(classNo), grade: grade as GradedName['grade'], kind }
  })
  expect(names.length).toBeGreaterThan(100)
  expect(await faultsOf(names)).toEqual([])
})
