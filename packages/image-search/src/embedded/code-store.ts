import { wasm, WASM_PAGE, type WasmMemory } from '@markwright/runtime/web-assembly.ts'
import { AT_ONCE, CODE_BYTES, RINGS_BYTES, UPRIGHT_BYTES } from '../kernel/code-layout.ts'
import { loadKernel } from '../kernel/load-kernel.ts'
import { type CodeTable, NONE, type QueryCodes } from '../scan-codes.ts'

/** Memory grows in place, but everything that looks into it has to be made anew. */
const GROWTH_BYTES = 2 ** 20

/**
 * Codes of all images in memory that grows with them: no object for each of them. Behind the codes lies what a search
 * needs while it looks through them.
 */
export function createCodeStore(createKernel = loadKernel) {
  const memory = new wasm.Memory({ initial: 1 })
  const kernel = createKernel(memory)
  let images = new Int32Array(1024)
  let known = new Uint8Array(1024)
  let count = 0
  let imageCount = 0

  const makeRoom = (bytes: number) => {
    const missing = bytes - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(Math.max(missing, GROWTH_BYTES) / WASM_PAGE))
  }

  const forget = (image: number) => {
    for (let region = 0; region < count; region++) if (images[region] === image) images[region] = NONE
    imageCount--
  }

  const measure = ({ uprights, rings }: QueryCodes): ReturnType<CodeTable['measure']> => {
    const distanceBytes = (count + AT_ONCE) * Uint16Array.BYTES_PER_ELEMENT
    const uprightCodes = (count + AT_ONCE) * CODE_BYTES
    const ringsCodes = uprightCodes + uprights.length * UPRIGHT_BYTES
    const uprightDistances = ringsCodes + rings.length * RINGS_BYTES
    const ringsDistances = uprightDistances + distanceBytes
    const positionDistances = ringsDistances + distanceBytes
    makeRoom(positionDistances + uprights.length * Uint16Array.BYTES_PER_ELEMENT)
    writeCodes(memory, uprightCodes, uprights)
    writeCodes(memory, ringsCodes, rings)
    kernel.measureCodes(
      0,
      count,
      uprightCodes,
      uprights.length,
      ringsCodes,
      rings.length,
      uprightDistances,
      ringsDistances,
    )
    return {
      upright: new Uint16Array(memory.buffer, uprightDistances, count),
      rings: new Uint16Array(memory.buffer, ringsDistances, count),
      positionsOf(region) {
        kernel.measurePositions(region * CODE_BYTES, uprightCodes, uprights.length, positionDistances)
        return new Uint16Array(memory.buffer, positionDistances, uprights.length)
      },
    }
  }

  return {
    /** Stores the codes of an image, in place of those that it had before. */
    put(image: number, codes: Uint8Array): void {
      const regions = codes.length / CODE_BYTES
      while (count + regions > images.length) images = grown(images, new Int32Array(images.length * 2))
      while (image >= known.length) known = grown(known, new Uint8Array(known.length * 2))
      makeRoom((count + regions) * CODE_BYTES)
      if (known[image]) forget(image)
      known[image] = 1
      new Uint8Array(memory.buffer).set(codes, count * CODE_BYTES)
      images.fill(image, count, count + regions)
      count += regions
      imageCount++
    },
    table: (): CodeTable => ({ count, images, measure }),
    imageCount: () => imageCount,
    memoryBytes: () => memory.buffer.byteLength + images.byteLength + known.byteLength,
  }
}

export type CodeStore = ReturnType<typeof createCodeStore>

function writeCodes({ buffer }: WasmMemory, pointer: number, codes: readonly Uint32Array[]): void {
  let at = pointer
  for (const code of codes) {
    new Uint32Array(buffer, at, code.length).set(code)
    at += code.byteLength
  }
}

function grown<Numbers extends { set(from: Numbers): void }>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}
