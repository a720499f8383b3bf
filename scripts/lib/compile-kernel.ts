import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A kernel that is written in the part of TypeScript that AssemblyScript also compiles, and in AssemblyScript. */
export type KernelSources = {
  /** The package, with a slash at the end; its `assembly/entry.as` exports the functions of the kernel. */
  folder: string
  /** The end of a module's path, and the file in `assembly/` that stands for it, for what only WebAssembly can do. */
  standIns: Readonly<Record<string, string>>
  /** Options of the compiler for the memory and the features of WebAssembly that the kernel has. */
  options: string
  /** The module to be written, from the folder on, and the constant in it. */
  target: string
  constant: string
}

type Compiler = {
  main(
    options: string[],
    host: {
      readFile: (path: string) => string | null
      writeFile: (path: string, contents: string | Uint8Array) => void
      listFiles: () => string[]
    },
  ): Promise<{ error: Error | null; stderr: { toString(): string } }>
}

/** Not a literal, as the types of the compiler would declare the globals of AssemblyScript for all of our files. */
const COMPILER: string = 'assemblyscript/asc'

/**
 * Compiles a kernel and writes it as base64 into a module, so that nothing compiles at run time.
 * @throws with what the compiler says.
 */
export async function compileKernel({ folder, standIns, options, target, constant }: KernelSources): Promise<void> {
  const { default: compiler } = (await import(COMPILER)) as { default: Compiler }
  let wasm: Uint8Array | undefined
  const all = `assembly/entry.ts --outFile kernel.wasm -O3 --noAssert --runtime stub --converge --importMemory ${options}`
  const { error, stderr } = await compiler.main(all.split(/\s+/), {
    readFile: (path) => readSource(folder, path, standIns),
    writeFile: (name, contents) => {
      if (name.endsWith('.wasm')) wasm = contents as Uint8Array
    },
    listFiles: () => [],
  })
  if (error || !wasm) throw new Error(`${target} could not be compiled:\n${stderr.toString()}`, { cause: error })
  const lines = Buffer.from(wasm)
    .toString('base64')
    .match(/.{1,116}/g)!
    .map((line) => `  '${line}' +\n`)
  writeFileSync(
    `${folder}${target}`,
    `// Written by scripts/generate-kernels.ts.\n/** The kernel as WebAssembly, in base64. */\nexport const ${constant} =\n${lines.join('')}  ''\n`,
  )
}

function readSource(folder: string, path: string, standIns: KernelSources['standIns']): string | null {
  const standIn = Object.entries(standIns).find(([end]) => path.endsWith(end))?.[1]
  if (standIn) return readFileSync(`${folder}assembly/${standIn}`, 'utf8')
  if (path.startsWith('assembly/')) return readFileIfThere(`${folder}assembly/${basename(path, '.ts')}.as`)
  const source = readFileIfThere(`${folder}${path}`)
  return source && toAssemblyScript(source)
}

const readFileIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** The kernel as AssemblyScript reads it: its types are built in, and specifiers have no extension. */
function toAssemblyScript(source: string): string {
  return source
    .replaceAll(/^import type .*$/gm, '')
    .replaceAll(/,?\s*\btype i32\b/g, '')
    .replaceAll(/'@markwright\/([a-z-]+)\/kernel\/([a-z-]+)\.ts'/g, "'../../../$1/src/kernel/$2'")
    .replaceAll(/from '(\.[^']*)\.ts'/g, "from '$1'")
}
