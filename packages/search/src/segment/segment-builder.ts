import { analyzeMark } from '@markwright/similarity'
import { numberArena, push, createStringPool, intern, poolSize } from './arena.ts'
import { addPendingRow, createPendingRows, NONE, pendingCount, type PendingRows } from './segment-rows.ts'
import { writeSegment, type Segment } from './write-segment.ts'
import type { MarkRow } from '../source/mark-row.ts'
import type { PendingNames } from './pending-names.ts'

const encoder = new TextEncoder()

export type SegmentBuilder = {
  add: (row: MarkRow) => void
  count: () => number
  /** Puts everything in order; the builder is used up by it. */
  finish: () => Segment
}

function createPendingNames(): PendingNames {
  return {
    texts: createStringPool(),
    han: createStringPool(),
    latin: createStringPool(),
    hanOfName: numberArena(),
    latinOfName: numberArena(),
    partOfName: numberArena(),
    readingOfName: numberArena(),
  }
}

/** Collects records without keeping an object for any of them. */
export function createSegmentBuilder(): SegmentBuilder {
  const names = createPendingNames()
  const rows: PendingRows = createPendingRows()
  return {
    add(row) {
      const name = internName(names, row.text)
      const other = internName(names, row.textOther)
      addPendingRow(rows, row, name === NONE ? other : name, other === name || name === NONE ? NONE : other)
    },
    count: () => pendingCount(rows),
    finish: () => writeSegment(names, rows),
  }
}

/** The number of a name; a new one is analysed. */
function internName(names: PendingNames, text: string | null): number {
  if (!text) return NONE
  const known = poolSize(names.texts)
  const name = intern(names.texts, text.length * 3, (view, at) => encoder.encodeInto(text, view.subarray(at)).written)
  if (name < known) return name
  const { han, latin, distinctivePart, spelledOut } = analyzeMark(text)
  push(names.hanOfName, han ? internElement(names.han, han.packed) + 1 : 0)
  push(names.latinOfName, latin ? internElement(names.latin, latin.packed) + 1 : 0)
  push(names.partOfName, 0)
  push(names.readingOfName, 0)
  if (distinctivePart) {
    const part = internName(names, distinctivePart.text)
    names.partOfName.view[name] = part + 1
  }
  if (spelledOut) {
    const reading = internName(names, spelledOut.text)
    names.readingOfName.view[name] = reading + 1
  }
  return name
}

function internElement(pool: ReturnType<typeof createStringPool>, packed: Uint8Array): number {
  return intern(pool, packed.length, (view, at) => {
    view.set(packed, at)
    return packed.length
  })
}
