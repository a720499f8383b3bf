// The types of Node 20 do not know WebAssembly, and those of browsers would let everything else of a browser in.
export type WasmMemory = { readonly buffer: SharedArrayBuffer; grow(pages: number): number }
export type WasmExports = Readonly<Record<string, (...values: number[]) => number>>

type WebAssemblyGlobal = {
  Memory: new (limits: { initial: number; maximum: number; shared: true }) => WasmMemory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: WasmExports }
}

export const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: WebAssemblyGlobal }
