import { z } from 'zod'

/**
 * A backup is a tar archive, compressed by gzip and perhaps encrypted by age: `about.json`, rows of each table in the
 * text format of COPY in parts (`database/TABLE/000000.copy`), files (`files/…`), `settings.json`, and at its end
 * `manifest.json`, without which it is incomplete.
 */
export const ABOUT = 'about.json'
export const MANIFEST = 'manifest.json'
export const SETTINGS = 'settings.json'
export const partName = (table: string, part: number) => `database/${table}/${String(part).padStart(6, '0')}.copy`
export const fileName = (path: string) => `files/${path}`

/** Folders of DATA_DIR that are part of a backup; the others are made anew. */
export const FILE_FOLDERS = ['objects', 'models'] as const

export const about = z.object({
  format: z.literal(1),
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that made the schema, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type About = z.output<typeof about>

export const manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), bytes: z.number(), sha256: z.string() })),
  /** The next values; null for a sequence that was never used. */
  sequences: z.record(z.string(), z.string().nullable()),
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
})
export type Manifest = z.output<typeof manifest>

/** Values of settings, secrets among them, by name. */
export const settings = z.record(z.string(), z.string())
