import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './lib/processes.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)

/** Everything that is generated, in the order in which one needs the other. */
const steps = [
  { folder: 'packages/contract', args: [bin('tsx/dist/cli.mjs'), 'scripts/generate.ts'] },
  { folder: 'packages/api-client', args: [bin('orval/dist/bin/orval.mjs')] },
  { folder: 'packages/db', args: [bin('prisma/build/index.js'), 'generate'] },
  { folder: '.', args: [bin('tsx/dist/cli.mjs'), 'scripts/generate-clients.ts'] },
  { folder: '.', args: [bin('tsx/dist/cli.mjs'), 'scripts/generate-kernels.ts'] },
]

for (const { folder, args } of steps) {
  const { code, output } = await run(process.execPath, args, { cwd: join(root, folder) })
  if (code === 0) continue
  process.stderr.write(`${folder}:\n${output}\n`)
  process.exit(1)
}
