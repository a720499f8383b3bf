import { EXCERPT_CHARACTERS, type ParsedRecord } from './parsed-record.ts'
import type { JsonText } from './json-values.ts'
import { isCompiledRecord, readCompiledRecord } from './compiled-record.ts'
import { isKiprisRecord, readKiprisRecord } from './kipris-record.ts'
import { RecordError } from './reason.ts'
import { makeStorable } from './storable.ts'

/** The records of JSON Lines or of a JSON array, each in whichever of the known forms it has. */
export async function* readJsonRecords(values: AsyncIterable<JsonText>): AsyncGenerator<ParsedRecord> {
  for await (const { line, text } of values)
    yield { line, excerpt: () => text.trim().slice(0, EXCERPT_CHARACTERS), read: () => readValue(text) }
}

function readValue(text: string): unknown {
  const value = parse(text)
  // By the fields that are there, empty ones included.
  const readForm = isKiprisRecord(value) ? readKiprisRecord : isCompiledRecord(value) ? readCompiledRecord : null
  // Only an escape brings in what cannot be stored; most records have neither that nor a null.
  if (text.includes('\\u') || text.includes('null')) makeStorable(value)
  return readForm ? readForm(value) : value
}

function parse(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1]
    throw new RecordError({
      id: 'record.malformed-json',
      cn: `这条记录不是有效的 JSON${at ? `，第 ${Number(at) + 1} 个字符处有误` : ''}。`,
      en: `The record is not valid JSON${at ? `; character ${Number(at) + 1} is at fault` : ''}.`,
    })
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new RecordError({
    id: 'record.not-an-object',
    cn: '这条记录不是 JSON 对象。',
    en: 'The record is not a JSON object.',
  })
}
