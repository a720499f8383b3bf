import { chineseDivisions } from './chinese-divisions-table.ts'

/** A province, city or district; `en` only of provinces. One without `children` ends a region. */
export type Division = { name: string; en?: string; children: readonly Division[] }

let divisions: readonly Division[] | undefined

/** Every province with its cities and districts, as an address names them. */
export function listDivisions(): readonly Division[] {
  return (divisions ??= chineseDivisions
    .trim()
    .split(/\n(?! )/)
    .map(readProvince))
}

function readProvince(text: string): Division {
  const [head = '', ...cities] = text.split('\n')
  const [name = '', ...words] = head.split(' ')
  return { name, en: words.join(' '), children: cities.map(readCity) }
}

function readCity(line: string): Division {
  const [name = '', ...districts] = line.trim().split(' ')
  return { name, children: districts.map((district) => ({ name: district, children: [] })) }
}

/** Whether the names lead from a province to a division that has no others within it. */
export function isRegion(names: readonly string[]): boolean {
  let level: readonly Division[] = listDivisions()
  for (const name of names) {
    const found = level.find((each) => each.name === name)
    if (!found) return false
    level = found.children
  }
  return names.length > 0 && level.length === 0
}
