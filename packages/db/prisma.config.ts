import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// Prisma's own engine is a download; this one comes from npm.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= fileURLToPath(new URL('schema-engine.mjs', import.meta.url))

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://unset' },
})
