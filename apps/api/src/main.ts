import { startTracing } from '@markwright/runtime/tracing.ts'

// Before what it traces is imported.
await startTracing('api', ['http', 'https', 'pg', 'redis'])
await import('./server.ts')
