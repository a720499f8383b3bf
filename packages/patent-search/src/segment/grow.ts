/** Whole numbers, appended; grows by half. */
export class Numbers {
  values: Uint32Array
  length = 0
  constructor(size = 1024) {
    this.values = new Uint32Array(size)
  }
  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(Math.ceil(this.values.length * 1.5))
      grown.set(this.values)
      this.values = grown
    }
    this.values[this.length++] = value
  }
}

/** Bytes, appended; numbers as groups of seven bits, the lowest first. */
export class Bytes {
  values: Uint8Array
  length = 0
  constructor(size = 4096) {
    this.values = new Uint8Array(size)
  }
  number(value: number): void {
    if (this.length + 5 > this.values.length) this.grow(this.values.length * 1.5 + 5)
    let rest = value
    while (rest > 127) {
      this.values[this.length++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.values[this.length++] = rest
  }
  text(value: string): void {
    if (this.length + value.length * 3 > this.values.length) this.grow(this.values.length * 1.5 + value.length * 3)
    this.length += encoder.encodeInto(value, this.values.subarray(this.length)).written
  }
  private grow(size: number): void {
    const grown = new Uint8Array(Math.ceil(size))
    grown.set(this.values)
    this.values = grown
  }
}

const encoder = new TextEncoder()

/** Copies into memory that threads share. */
export function shared<Kind extends Uint8Array | Uint16Array | Uint32Array | Int32Array | Int8Array | Float64Array>(
  values: Kind,
  length = values.length,
): Kind {
  const Made = values.constructor as new (buffer: SharedArrayBuffer) => Kind
  const copy = new Made(new SharedArrayBuffer(length * values.BYTES_PER_ELEMENT))
  copy.set(values.subarray(0, length))
  return copy
}
