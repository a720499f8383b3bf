import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const folder = process.env['MARKWRIGHT_TEST_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))

/** A path within the real records that are stored beside the project, or null where they are absent. */
export function realData(...parts: string[]): string | null {
  const path = join(folder, ...parts)
  return existsSync(path) ? path : null
}

/** A file of test vectors beside the project, or null where it is absent. */
export const testVectors = (name: string): string | null => realData('..', 'vectors', name)
