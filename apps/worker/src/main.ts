import { startTracing } from '@markwright/runtime/tracing.ts'

// Before what it traces is imported.
await startTracing('worker', ['http', 'https', 'pg', 'redis'])
await import('./worker.ts')
