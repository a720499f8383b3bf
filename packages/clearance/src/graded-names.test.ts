import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import { compareGrades } from './testing/grade-names.ts'
import { type GradedName, heldOutGradedNames, openGradedNames } from './testing/graded-names.ts'

const SHARE_LEAST = 0.95

async function expectAgreement(names: readonly GradedName[]) {
  const { withinOne, forbiddenOpen, off } = await compareGrades(names)
  expect(forbiddenOpen).toEqual([])
  expect(withinOne / names.length, off.join('\n')).toBeGreaterThanOrEqual(SHARE_LEAST)
}

test('names are graded as an attorney would, and none that cannot be registered is graded A or B', () =>
  expectAgreement(openGradedNames))

test('so are names that were set aside while the rules were made', () => expectAgreement(heldOutGradedNames))

test('ordinary names keep their grade: no part of a longer word bars them', async () => {
  const ordinary = [...openGradedNames, ...heldOutGradedNames].filter(({ kind }) => kind === 'ordinary')
  expect(ordinary.length).toBeGreaterThan(50)
  expect((await compareGrades(ordinary)).off).toEqual([])
})

const graded = realData('reference', 'absolute-grounds', 'grades-open.tsv')

test.skipIf(graded === null)(
  'the graded names beside the project are graded so (skipped where they are absent)',
  () => {
    const lines = readFileSync(graded!, 'utf8').trim().split('\n').slice(1)
    const names = lines.map((line): GradedName => {
      const [, name = '', classNo, grade, , kind = ''] = line.split('\t')
      return { name, classNo: Number(classNo), grade: grade as GradedName['grade'], kind }
    })
    expect(names.length).toBeGreaterThan(100)
    return expectAgreement(names)
  },
)
