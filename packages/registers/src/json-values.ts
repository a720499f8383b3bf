import { fileFaults } from './file-faults.ts'
import { RECORD_CHARACTERS_MAX } from './parsed-record.ts'
import { RegisterFileError } from './reason.ts'

/** A piece of JSON text and the line on which it begins. */
export type JsonText = { line: number; text: string }

/**
 * The lines of a JSON Lines text; blank ones are passed over.
 * @throws RegisterFileError where the last line breaks off
 */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<JsonText> {
  let rest = ''
  let line = 0
  for await (const chunk of text) {
    const lines = chunk.split('\n')
    lines[0] = rest + lines[0]!
    rest = lines.pop()!
    for (const each of lines) {
      line++
      if (each.trim() !== '') yield { line, text: each }
    }
    if (rest.length > RECORD_CHARACTERS_MAX)
      throw new RegisterFileError(fileFaults.recordTooLarge(RECORD_CHARACTERS_MAX), line + 1)
  }
  if (rest.trim() === '') return
  if (!isJson(rest)) throw new RegisterFileError(fileFaults.truncated(), line + 1)
  yield { line: line + 1, text: rest }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 91, 93, 123, 125]

/**
 * The elements of a JSON array as text, found by their brackets alone, so that one with a fault inside does not
 * take the others with it.
 * @throws RegisterFileError where brackets do not match, or the array is not closed
 */
export async function* readJsonArray(text: AsyncIterable<string>): AsyncGenerator<JsonText> {
  let state = 'before' as 'before' | 'element' | 'between' | 'after'
  let saved = ''
  let depth = 0
  let inString = false
  let escaped = false
  let line = 1
  let startLine = 1
  const fail = () => new RegisterFileError(fileFaults.malformedJson(), line)

  for await (const chunk of text) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (code === 10) line++
      if (inString) {
        if (escaped) escaped = false
        else if (code === BACKSLASH) escaped = true
        else if (code === QUOTE) inString = false
        continue
      }
      if (code <= 32) continue
      if (state === 'before') {
        if (code !== OPEN_LIST) throw fail()
        state = 'between'
      } else if (state === 'after') {
        throw fail()
      } else if (state === 'between') {
        if (code === CLOSE_LIST) state = 'after'
        else if (code !== COMMA) {
          state = 'element'
          from = at
          startLine = line
          depth = 0
          saved = ''
          at--
        }
      } else if (depth === 0 && (code === COMMA || code === CLOSE_LIST)) {
        yield { line: startLine, text: saved + chunk.slice(from, at) }
        saved = ''
        state = code === COMMA ? 'between' : 'after'
      } else if (code === QUOTE) inString = true
      else if (code === OPEN_LIST || code === OPEN_OBJECT) depth++
      else if ((code === CLOSE_LIST || code === CLOSE_OBJECT) && --depth < 0) throw fail()
    }
    if (state === 'element') saved += chunk.slice(from)
    if (saved.length > RECORD_CHARACTERS_MAX)
      throw new RegisterFileError(fileFaults.recordTooLarge(RECORD_CHARACTERS_MAX), startLine)
  }
  if (state !== 'after') throw new RegisterFileError(fileFaults.truncated(), state === 'element' ? startLine : line)
}
