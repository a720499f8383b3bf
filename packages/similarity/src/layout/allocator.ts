export type Field = { name: string; offset: number; sizeBytes: number; comment: string | null }
/** A name for a number that is no place in memory, or the end of an area. */
type Constant = { name: string; value: number; comment: string | null }
type Entry = Field | Constant

export type Area = {
  /** Reserves bytes behind those of the field before; the offset is a multiple of `align`, a power of two. */
  bytes: (name: string, sizeBytes: number, comment?: string | null, align?: number) => number
  /** Reserves 32-bit integers. */
  numbers: (name: string, count: number, comment?: string | null) => number
  /** Reserves one 32-bit integer. */
  number: (name: string, comment?: string | null) => number
  /** Reserves bytes that have no name. */
  skip: (sizeBytes: number) => void
  /**
   * Begins an alternative use of what is left of the area: alternatives share their bytes with each other, and with no
   * field before them. After the first, the area itself allocates no more.
   */
  alternative: () => Omit<Area, 'alternative'>
  /** Where the next field would begin. */
  end: () => number
}

/**
 * Assigns the offsets of a memory layout, so that fields cannot overlap.
 * @throws RangeError where a field does not fit into its area, has no size, or has the name of another
 */
export function createLayout() {
  const entries: Entry[] = []
  const names = new Set<string>()

  const add = (entry: Entry) => {
    if (names.has(entry.name)) throw new RangeError(`There are two fields with the name ${entry.name}.`)
    names.add(entry.name)
    entries.push(entry)
  }

  /** An area of the memory, or a structure where `start` is 0; nothing else may lie in it. */
  const area = (start: number, sizeBytes: number): Area => {
    let end = start
    let isClosed = false
    const reserve = (name: string, size: number, align: number) => {
      if (isClosed) throw new RangeError(`${name} would overlap with an alternative use of its area.`)
      if (!Number.isInteger(size) || size <= 0) throw new RangeError(`${name} has no size.`)
      const offset = Math.ceil(end / align) * align
      if (offset + size > start + sizeBytes)
        throw new RangeError(`${name} ends ${offset + size - start - sizeBytes} bytes behind its area.`)
      end = offset + size
      return offset
    }
    const allocate = (name: string, size: number, comment: string | null, align: number) => {
      const offset = reserve(name, size, align)
      add({ name, offset, sizeBytes: size, comment })
      return offset
    }
    return {
      bytes: (name, size, comment = null, align = 1) => allocate(name, size, comment, align),
      numbers: (name, count, comment = null) => allocate(name, 4 * count, comment, 4),
      number: (name, comment = null) => allocate(name, 4, comment, 4),
      skip: (size) => void reserve('A gap', size, 1),
      alternative() {
        isClosed = true
        const from = Math.ceil(end / 4) * 4
        return area(from, start + sizeBytes - from)
      },
      end: () => end,
    }
  }

  return {
    area,
    constant: (name: string, value: number, comment: string | null = null) => {
      add({ name, value, comment })
      return value
    },
    entries: () => entries as readonly Entry[],
  }
}

/** The layout as a module of constants, which AssemblyScript compiles too; `platform` is the module that defines `i32`. */
export function layoutSource(head: string, platform: string, entries: readonly Entry[]): string {
  const lines = entries.map((entry) => {
    const comment = entry.comment === null ? '' : `/** ${entry.comment} */\n`
    return `${comment}export const ${entry.name}: i32 = ${'offset' in entry ? entry.offset : entry.value}\n`
  })
  return `${head}\n\nimport type { i32 } from '${platform}'\n\n${lines.join('')}`
}
