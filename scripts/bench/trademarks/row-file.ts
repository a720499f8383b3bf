import { closeSync, openSync, writeSync } from 'node:fs'
import type pg from 'pg'

type Value = string | number | boolean | null | undefined | readonly (string | number)[]

const CHUNK_CHARACTERS = 1 << 20

/** Rows in the text form of COPY. */
export function createRowFile(path: string) {
  const file = openSync(path, 'w')
  let pending = ''
  const flush = () => {
    writeSync(file, pending)
    pending = ''
  }
  return {
    path,
    write(values: readonly Value[]): void {
      pending += `${values.map(copyText).join('\t')}\n`
      if (pending.length >= CHUNK_CHARACTERS) flush()
    },
    close(): void {
      flush()
      closeSync(file)
    },
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Items of a list are numbers or codes, which need no quotation marks. */
function copyText(value: Value): string {
  if (value === null || value === undefined) return String.raw`\N`
  if (typeof value === 'object') return `{${value.join(',')}}`
  return String(value).replaceAll(/[\\\t\n\r]/g, (character) => escapes[character]!)
}

/** The server reads the file itself. */
export async function copyRows(client: pg.ClientBase, table: string, columns: readonly string[], path: string) {
  await client.query(`COPY ${table} (${columns.join(', ')}) FROM '${path.replaceAll("'", "''")}'`)
}
