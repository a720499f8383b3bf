import { readShippedNice } from '@markwright/classification/shipped/read-shipped-nice'
import type { Grade } from '@markwright/similarity/registrability'
import { assessMark } from '../assess-mark.ts'
import type { ClearanceSources } from '../sources.ts'
import type { GradedName } from './graded-names.ts'

/** A register without marks, so that absolute grounds and well-known marks alone decide. */
function emptyRegister(): ClearanceSources {
  const table = readShippedNice()
  const page = { total: 0, capped: false, hits: [], facets: {} as never, dataVersion: 1, engineVersion: '', tookMs: 0 }
  return {
    index: { search: async () => page },
    register: {
      listRecords: async () => [],
      listGoods: async () => [],
      describe: async () => ({ marks: 0, dataDate: null }),
    },
    readNiceTable: async () => table,
  }
}

/** What the grades of names come to, beside those that an attorney would give. */
export type Agreement = {
  names: number
  exact: number
  withinOne: number
  /** Names that cannot be registered, and those of them that are nevertheless graded A or B, in words. */
  forbidden: number
  forbiddenOpen: string[]
  /** Names that are more than one grade off, in words. */
  off: string[]
}

const grades: readonly Grade[] = ['A', 'B', 'C', 'D']

/** Grades names where no earlier mark stands against them. */
export async function compareGrades(names: readonly GradedName[]): Promise<Agreement> {
  const sources = emptyRegister()
  const found: Agreement = { names: names.length, exact: 0, withinOne: 0, forbidden: 0, forbiddenOpen: [], off: [] }
  for (const { name, classNo, grade: wanted } of names) {
    const query = { text: name, classes: [classNo], goods: [], applicant: null, on: '2026-11-29' }
    const { classes } = await assessMark(query, sources)
    const { grade, grounds } = classes[0]!
    const apart = Math.abs(grades.indexOf(grade) - grades.indexOf(wanted))
    const words = `${name} (${classNo}): ${grade} instead of ${wanted}; ${grounds.map(({ id, entry }) => `${id} ${entry}`).join(', ')}`
    if (apart === 0) found.exact++
    if (apart <= 1) found.withinOne++
    else found.off.push(words)
    if (wanted !== 'D') continue
    found.forbidden++
    if (grade === 'A' || grade === 'B') found.forbiddenOpen.push(words)
  }
  return found
}
