import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:html|js|css|svg|txt)$/
/** Below this, the headers of an answer weigh more than what is saved. */
const SIZE_BYTES_MIN = 600

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * Puts `.gz` and `.br` beside each asset, which the web server sends to browsers that take them. From the written files,
 * because Vite still changes chunks after the last hook that sees them in memory.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir: folder }) {
      if (!folder) return
      const entries = await readdir(folder, { recursive: true })
      await Promise.all(entries.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < SIZE_BYTES_MIN) return
  const [gz, br] = await Promise.all([
    toGzip(content, { level: 9 }),
    toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ])
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)])
}
