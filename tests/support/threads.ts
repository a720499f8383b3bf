import { fileURLToPath } from 'node:url'
import { build, mergeConfig } from 'vite'
import { nodeBuild } from '../../vite.node.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Beside what the bundles import from.
const outDir = `${root}node_modules/.cache/markwright-threads`

/** Bundles the threads of the indexes and of documents for `runThreadSources`. */
export default async function bundleThreads() {
  if (process.env['THREAD_BUNDLES']) return
  const entries = nodeBuild({
    'mark-index-thread': `${root}packages/search/src/embedded/thread.ts`,
    'patent-index-thread': `${root}packages/patent-search/src/embedded/thread.ts`,
    'image-index-thread': `${root}packages/image-search/src/embedded/thread.ts`,
    'translation-document-thread': `${root}packages/translation-documents/src/thread.ts`,
    'document-thread': `${root}packages/documents/src/official/thread.ts`,
  })
  await build(mergeConfig(entries, { configFile: false, logLevel: 'error', root, build: { outDir } }))
  process.env['THREAD_BUNDLES'] = outDir
}
