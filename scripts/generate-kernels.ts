import { fileURLToPath } from 'node:url'
import { writeFileSync } from 'node:fs'
import { layoutSource } from '../packages/search/src/layout/allocator.ts'
import { memoryLayout } from '../packages/search/src/layout/memory-layout.ts'
import { compileKernel } from './lib/compile-kernel.ts'

// Compiles what has to be quick to WebAssembly.

const folderOf = (name: string) => fileURLToPath(new URL(`../packages/${name}/`, import.meta.url))

writeFileSync(
  `${folderOf('search')}src/kernel/memory-map.ts`,
  layoutSource('// Written by scripts/generate-kernels.ts from layout/memory-layout.ts.', memoryLayout()),
)
await compileKernel({
  folder: folderOf('search'),
  standIns: { 'similarity/src/kernel/platform.ts': 'platform.as' },
  options: `--sharedMemory --initialMemory 16 --maximumMemory 32767 --zeroFilledMemory
    --enable simd --enable threads --enable bulk-memory`,
  target: 'src/kernel/mark-kernel.wasm.ts',
  constant: 'markKernel',
})
await compileKernel({
  folder: folderOf('image-search'),
  standIns: {},
  options: '--initialMemory 1 --enable simd',
  target: 'src/kernel/code-kernel.wasm.ts',
  constant: 'codeKernel',
})
