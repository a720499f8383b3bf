// The types of Node 20 do not know WebAssembly, and those of browsers would let everything else of a browser in.
export type WasmMemory<Buffer extends ArrayBufferLike = ArrayBuffer> = {
  readonly buffer: Buffer
  grow(pages: number): number
}
export type SharedWasmMemory = WasmMemory<SharedArrayBuffer>

type WebAssemblyGlobal = {
  Memory: {
    new (limits: { initial: number; maximum: number; shared: true }): SharedWasmMemory
    new (limits: { initial: number }): WasmMemory
  }
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: object }
}

export const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: WebAssemblyGlobal }

/** Bytes by which a memory grows at least. */
export const WASM_PAGE = 65536

/** A module that `npm run gen` has compiled, to be had over as many memories as one likes. */
export type WasmModule<Memory, Exports> = {
  /** @throws where the machine cannot run the module. */
  over(memory: Memory): Exports
  /** False where the machine lacks what the module needs, such as SIMD. */
  canRun(): boolean
}

export function wasmModule<Memory, Exports>(base64: string): WasmModule<Memory, Exports> {
  let compiled: object | undefined
  const compile = () => (compiled ??= new wasm.Module(Buffer.from(base64, 'base64')))
  return {
    over: (memory) => new wasm.Instance(compile(), { env: { memory, abort: () => {} } }).exports as Exports,
    canRun() {
      try {
        return compile() !== null
      } catch {
        return false
      }
    },
  }
}
