import { runThreadSources } from '@markwright/runtime/run-thread-sources.mjs'

await runThreadSources('translation-document-thread', new URL('./thread.ts', import.meta.url))
