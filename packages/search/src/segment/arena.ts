/** Bytes or numbers that are appended one after the other, without an object for each. */
export type Arena<View extends Uint8Array | Uint32Array> = { view: View; length: number }

const byteArena = (): Arena<Uint8Array> => ({ view: new Uint8Array(1 << 16), length: 0 })
export const numberArena = (): Arena<Uint32Array> => ({ view: new Uint32Array(1 << 14), length: 0 })

/** Makes room for `count` more. */
export function reserve(arena: Arena<Uint8Array> | Arena<Uint32Array>, count: number): void {
  const needed = arena.length + count
  if (needed <= arena.view.length) return
  let size = arena.view.length
  // Doubling a great arena would waste more than copying it twice.
  while (size < needed) size = size < 1 << 26 ? size * 2 : size + (1 << 26)
  const grown = arena.view instanceof Uint8Array ? new Uint8Array(size) : new Uint32Array(size)
  grown.set(arena.view.subarray(0, arena.length))
  arena.view = grown
}

export function push(arena: Arena<Uint32Array>, value: number): void {
  if (arena.length === arena.view.length) reserve(arena, 1)
  arena.view[arena.length++] = value
}

/** Byte strings that are stored once each, numbered in the order in which they come. */
export type StringPool = {
  bytes: Arena<Uint8Array>
  /** Where each begins; its end is where the next begins. */
  starts: Arena<Uint32Array>
  slots: Uint32Array
}

export function createStringPool(): StringPool {
  return { bytes: byteArena(), starts: numberArena(), slots: new Uint32Array(1 << 12) }
}

export const poolSize = ({ starts }: StringPool) => starts.length
export const endOf = ({ starts, bytes }: StringPool, i: number) =>
  i + 1 < starts.length ? starts.view[i + 1]! : bytes.length
export const bytesOf = (pool: StringPool, i: number) => pool.bytes.view.subarray(pool.starts.view[i], endOf(pool, i))

/**
 * The number of the string that `write` puts at the end of the bytes; `write` returns how many it wrote. A string that
 * is there already takes no room.
 */
export function intern(pool: StringPool, lengthMax: number, write: (view: Uint8Array, at: number) => number): number {
  reserve(pool.bytes, lengthMax)
  const start = pool.bytes.length
  const length = write(pool.bytes.view, start)
  const mask = pool.slots.length - 1
  const hash = hashBytes(pool.bytes.view, start, start + length)
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const found = pool.slots[slot]!
    if (found === 0) {
      pool.slots[slot] = pool.starts.length + 1
      push(pool.starts, start)
      pool.bytes.length = start + length
      if (pool.starts.length * 2 > pool.slots.length) rehash(pool)
      return pool.starts.length - 1
    }
    if (isSame(pool, found - 1, start, length)) return found - 1
  }
}

function isSame(pool: StringPool, i: number, start: number, length: number): boolean {
  const from = pool.starts.view[i]!
  if (endOf(pool, i) - from !== length) return false
  const { view } = pool.bytes
  for (let at = 0; at < length; at++) if (view[from + at] !== view[start + at]) return false
  return true
}

function rehash(pool: StringPool): void {
  const slots = new Uint32Array(pool.slots.length * 2)
  const mask = slots.length - 1
  for (let i = 0; i < pool.starts.length; i++) {
    let slot = hashBytes(pool.bytes.view, pool.starts.view[i]!, endOf(pool, i)) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = i + 1
  }
  pool.slots = slots
}

/** FNV-1a with a last mix, so that the low bits serve as a slot. */
function hashBytes(view: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ view[at]!, 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
