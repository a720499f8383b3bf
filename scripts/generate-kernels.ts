import { fileURLToPath } from 'node:url'
import { writeFileSync } from 'node:fs'
import { memoryLayout as segmentLayout } from '../packages/search/src/layout/memory-layout.ts'
import { layoutSource } from '../packages/similarity/src/layout/allocator.ts'
import { memoryLayout as similarityLayout } from '../packages/similarity/src/layout/memory-layout.ts'
import { compileKernel } from './lib/compile-kernel.ts'

// Assigns the offsets of what lies in memory, and compiles what has to be quick to WebAssembly.

const folderOf = (name: string) => fileURLToPath(new URL(`../packages/${name}/`, import.meta.url))

const HEAD = '// Written by scripts/generate-kernels.ts from layout/memory-layout.ts.'
writeFileSync(
  `${folderOf('similarity')}src/kernel/memory-map.ts`,
  layoutSource(HEAD, './platform.ts', similarityLayout()),
)
writeFileSync(
  `${folderOf('search')}src/kernel/memory-map.ts`,
  layoutSource(HEAD, '@markwright/similarity/kernel/platform.ts', segmentLayout()),
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
