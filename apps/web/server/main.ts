import { startTracing } from '@markwright/runtime/tracing.ts'

// Before what it traces is imported.
await startTracing('web', ['http'])
await import('./server.ts')
