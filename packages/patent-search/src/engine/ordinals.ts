/** Numbers from 0 for distinct keys, in typed arrays: an entry of a Map takes several times the memory. */
export class Ordinals {
  private keys: Float64Array
  private numbers: Int32Array
  count = 0

  constructor(expected: number) {
    const size = 1 << Math.max(10, Math.ceil(Math.log2(expected * 2 + 1)))
    this.keys = new Float64Array(size).fill(-1)
    this.numbers = new Int32Array(size)
  }

  /** @param key a whole number from 0 to 2^53 */
  of(key: number): number {
    if (this.count * 2 > this.keys.length) this.grow()
    const mask = this.keys.length - 1
    let slot = slotOf(key) & mask
    for (; this.keys[slot] !== -1; slot = (slot + 1) & mask) if (this.keys[slot] === key) return this.numbers[slot]!
    this.keys[slot] = key
    this.numbers[slot] = this.count
    return this.count++
  }

  private grow(): void {
    const { keys, numbers } = this
    this.keys = new Float64Array(keys.length * 2).fill(-1)
    this.numbers = new Int32Array(keys.length * 2)
    const mask = this.keys.length - 1
    for (const [index, key] of keys.entries()) {
      if (key === -1) continue
      let slot = slotOf(key) & mask
      while (this.keys[slot] !== -1) slot = (slot + 1) & mask
      this.keys[slot] = key
      this.numbers[slot] = numbers[index]!
    }
  }
}

const slotOf = (key: number) =>
  (Math.imul(key >>> 0, 0x9e_37_79_b1) ^ Math.imul((key / 4_294_967_296) | 0, 0x85_eb_ca_6b)) >>> 7
