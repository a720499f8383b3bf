import { runThreadSources } from '@markwright/runtime/run-thread-sources.mjs'

await runThreadSources('image-index-thread', new URL('./thread.ts', import.meta.url))
