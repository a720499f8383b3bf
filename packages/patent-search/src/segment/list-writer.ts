import { compareTexts, writeDictionary } from './dictionary.ts'
import { Numbers, shared } from './grow.ts'
import type { ListColumn } from './segment.ts'

/** Collects the values that each document has. */
export function createListWriter() {
  const ids = new Map<string, number>()
  const starts = new Numbers()
  const values = new Numbers()
  return {
    add(names: readonly string[]): void {
      starts.push(values.length)
      for (const name of new Set(names)) {
        let id = ids.get(name)
        if (id === undefined) {
          id = ids.size
          ids.set(name, id)
        }
        values.push(id)
      }
    },
    finish(): ListColumn {
      starts.push(values.length)
      const names = [...ids.keys()].toSorted(compareTexts)
      const rank = new Uint32Array(names.length)
      for (const [index, name] of names.entries()) rank[ids.get(name)!] = index
      return {
        names: writeDictionary(names),
        starts: shared(starts.values, starts.length),
        values: shared(values.values.subarray(0, values.length).map((id) => rank[id]!)),
      }
    },
  }
}
