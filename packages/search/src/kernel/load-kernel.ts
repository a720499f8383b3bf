import { type SharedWasmMemory, wasmModule } from '@markwright/runtime/web-assembly.ts'
import { createScriptKernel, type SearchKernel } from './kernel.ts'
import { markKernel } from './mark-kernel.wasm.ts'

const module = wasmModule<SharedWasmMemory, SearchKernel>(markKernel)

/** @throws where the machine cannot run the compiled kernel. */
export const loadWasmKernel = (memory: SharedWasmMemory): SearchKernel => module.over(memory)

/**
 * The kernel over the memory of a segment: as WebAssembly, or as TypeScript where the machine has no SIMD or no shared
 * memory for it.
 */
export const loadKernel = (memory: SharedWasmMemory): SearchKernel =>
  module.canRun() ? loadWasmKernel(memory) : createScriptKernel(memory)
