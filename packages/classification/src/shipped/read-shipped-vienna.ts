import { type ViennaTable, viennaParent } from '../vienna-table.ts'
import { entryOf, linesOf } from './shipped-lines.ts'
import { vienna1To12 } from './vienna-1-to-12.ts'
import { vienna13To29 } from './vienna-13-to-29.ts'

/** The categories, divisions and main sections that come with the product, one a line: `1.3 中文 = English`. */
export function readShippedVienna(): ViennaTable {
  const elements = [vienna1To12, vienna13To29].flatMap(linesOf).map((line) => {
    const end = line.indexOf(' ')
    const code = line.slice(0, end)
    const { cn, en } = entryOf(line.slice(end + 1))
    return { code, parent: viennaParent(code), nameCn: cn, nameEn: en, isAuxiliary: false }
  })
  return { edition: '9', elements }
}
