import { foldGoodsText, foldQuery } from './fold-goods-text.ts'
import type { ViennaElement, ViennaTable } from './vienna-table.ts'

export type ListedElement = { element: ViennaElement; hasChildren: boolean }

/** Finds elements of an imported table. */
export function createViennaIndex({ edition, elements }: ViennaTable) {
  const parents = new Set(elements.map(({ parent }) => parent))
  const listed = elements.map((element) => ({
    element,
    hasChildren: parents.has(element.code),
    names: [element.nameCn, element.nameEn].map((name) => foldGoodsText(name ?? '')),
  }))
  return {
    edition,
    elementCount: elements.length,

    /** The level below a code; the categories below none. */
    listBelow: (parent: string | null): ListedElement[] => listed.filter(({ element }) => element.parent === parent),

    /** As they are requested; one that the table does not have is left out. */
    listCodes: (codes: readonly string[]): ListedElement[] =>
      codes.flatMap((code) => listed.find(({ element }) => element.code === code) ?? []),

    /** Those whose code is or begins with what is requested, or whose name contains it. */
    find(keyword: string): ListedElement[] {
      const wanted = foldQuery(keyword)
      const code = wanted.replaceAll(/(^|\.)0+(?=\d)/g, '$1')
      return listed.filter(
        ({ element, names }) =>
          element.code === code || element.code.startsWith(`${code}.`) || names.some((name) => name.includes(wanted)),
      )
    },
  }
}
