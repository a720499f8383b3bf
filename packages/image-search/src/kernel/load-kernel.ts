import { wasmModule, type WasmMemory } from '@markwright/runtime/web-assembly.ts'
import { type CodeKernel, createScriptKernel } from './code-kernel.ts'
import { codeKernel } from './code-kernel.wasm.ts'

const module = wasmModule<WasmMemory, CodeKernel>(codeKernel)

/** @throws where the machine cannot run the compiled kernel. */
export const loadWasmKernel = (memory: WasmMemory): CodeKernel => module.over(memory)

/** The kernel as WebAssembly, or as TypeScript where the machine has no SIMD. */
export const loadKernel = (memory: WasmMemory): CodeKernel =>
  module.canRun() ? loadWasmKernel(memory) : createScriptKernel(memory)
