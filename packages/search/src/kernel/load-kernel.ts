import { wasm, type WasmMemory } from '../segment/web-assembly.ts'
import { createScriptKernel, type SearchKernel } from './kernel.ts'
import { markKernel } from './mark-kernel.wasm.ts'

let module: object | null | undefined

/**
 * The kernel over the memory of a segment: as WebAssembly, or as TypeScript where the machine has no SIMD or no shared
 * memory for it.
 */
export function loadKernel(memory: WasmMemory): SearchKernel {
  module ??= compile()
  return module ? createWasmKernel(module, memory) : createScriptKernel(memory)
}

/** @throws where the machine cannot run the compiled kernel. */
export function loadWasmKernel(memory: WasmMemory): SearchKernel {
  return createWasmKernel(new wasm.Module(Buffer.from(markKernel, 'base64')), memory)
}

function compile(): object | null {
  try {
    return new wasm.Module(Buffer.from(markKernel, 'base64'))
  } catch {
    return null
  }
}

function createWasmKernel(compiled: object, memory: WasmMemory): SearchKernel {
  const { exports } = new wasm.Instance(compiled, { env: { memory, abort: () => {} } })
  return exports as unknown as SearchKernel
}
