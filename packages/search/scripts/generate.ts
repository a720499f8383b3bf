import asc from 'assemblyscript/asc'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Compiles the kernel to WebAssembly and writes it as base64 into a module, so that nothing compiles at run time.

const folder = fileURLToPath(new URL('..', import.meta.url))
const target = `${folder}src/kernel/mark-kernel.wasm.ts`

/** The kernel as AssemblyScript reads it: its types are built in, and specifiers have no extension. */
function toAssemblyScript(source: string): string {
  return source
    .replaceAll(/^import type .*$/gm, '')
    .replaceAll(/,?\s*\btype i32\b/g, '')
    .replaceAll(/'@markwright\/similarity\/kernel\/([a-z-]+)\.ts'/g, "'../../../similarity/src/kernel/$1'")
    .replaceAll(/from '(\.[^']*)\.ts'/g, "from '$1'")
}

function read(path: string): string | null {
  if (path.endsWith('similarity/src/kernel/platform.ts')) return readFileSync(`${folder}assembly/platform.as`, 'utf8')
  if (path === 'assembly/entry.ts') return readFileSync(`${folder}assembly/entry.as`, 'utf8')
  const file = `${folder}${path}`
  return existsSync(file) ? toAssemblyScript(readFileSync(file, 'utf8')) : null
}

let wasm: Uint8Array | undefined
const options = `assembly/entry.ts --outFile kernel.wasm -O3 --noAssert --runtime stub --converge
  --importMemory --sharedMemory --initialMemory 16 --maximumMemory 32767 --zeroFilledMemory
  --enable simd --enable threads --enable bulk-memory`
const { error } = await asc.main(options.split(/\s+/), {
  readFile: read,
  writeFile: (name, contents) => {
    if (name.endsWith('.wasm')) wasm = contents as Uint8Array
  },
  listFiles: () => [],
})
if (error || !wasm) {
  process.stderr.write(`${error?.message ?? ''}\n`)
  process.exit(1)
}
const lines = Buffer.from(wasm)
  .toString('base64')
  .match(/.{1,116}/g)!
  .map((line) => `  '${line}' +\n`)
writeFileSync(
  target,
  `// Written by scripts/generate.ts.\n/** The kernel as WebAssembly, in base64. */\nexport const markKernel =\n${lines.join('')}  ''\n`,
)
