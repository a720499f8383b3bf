import { runThreadSources } from '@markwright/runtime/run-thread-sources.mjs'

await runThreadSources('patent-index-thread', new URL('./thread.ts', import.meta.url))
