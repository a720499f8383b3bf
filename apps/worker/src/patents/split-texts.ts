/** Pieces of a text that can be read one by one, so that a file of any size is read in constant memory. */
import { RegisterFileError } from '@markwright/registers'
import { patentFaults } from './patent-faults.ts'

const PIECE_CHARACTERS_MAX = 256 * 2 ** 20

/** The first characters of a text, and all of it again. */
export async function peek(text: AsyncIterable<string>, characters: number) {
  const iterator = text[Symbol.asyncIterator]()
  let head = ''
  let isDone = false
  while (head.length < characters && !isDone) {
    const next = await iterator.next()
    if (next.done) isDone = true
    else head += next.value
  }
  async function* whole() {
    if (head !== '') yield head
    if (isDone) return
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { head, whole: whole() }
}

export interface TextPiece {
  text: string
  /** Lines of the file before it. */
  linesBefore: number
}

/** Characters that a boundary may have on both sides of the end of a chunk. */
const BOUNDARY_CHARACTERS = 200

/** Splits before each match but the first; `boundary` must be global and match within a line. */
async function* splitBefore(text: AsyncIterable<string>, boundary: RegExp): AsyncGenerator<TextPiece> {
  // Chunks are joined once per piece: to search in all that was read would take a quadratic time.
  let parts: string[] = []
  let tail = ''
  let length = 0
  let linesBefore = 0
  const add = (part: string) => {
    if (part === '') return
    parts.push(part)
    length += part.length
  }
  const piece = (): TextPiece => {
    const found = { text: parts.join(''), linesBefore }
    linesBefore += found.text.split('\n').length - 1
    ;[parts, length] = [[], 0]
    return found
  }
  for await (const chunk of text) {
    tail += chunk
    // What begins the rest is at the beginning of the file, or was seen with the chunk before.
    boundary.lastIndex = 1
    for (let match = boundary.exec(tail); match; match = boundary.exec(tail)) {
      add(tail.slice(0, match.index))
      yield piece()
      tail = tail.slice(match.index)
      boundary.lastIndex = 1
    }
    const done = tail.length - BOUNDARY_CHARACTERS
    if (done > 0) {
      add(tail.slice(0, done))
      tail = tail.slice(done)
    }
    if (length > PIECE_CHARACTERS_MAX) throw new RegisterFileError(patentFaults.tooLarge)
  }
  add(tail)
  if (parts.some((part) => /\S/.test(part))) yield piece()
}

/** The documents of files that put one XML document after the other, as the weekly files of the USPTO do. */
export const splitXml = (text: AsyncIterable<string>) => splitBefore(text, /<\?xml\s/g)

/** The patents of a greenbook file. */
export const splitGreenbook = (text: AsyncIterable<string>) => splitBefore(text, /^PATN[ \t]*\r?$/gm)

/** Lines with their numbers from 1; empty ones are left out. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let parts: string[] = []
  let length = 0
  let line = 0
  for await (const chunk of text) {
    if (!chunk.includes('\n')) {
      parts.push(chunk)
      length += chunk.length
      if (length > PIECE_CHARACTERS_MAX) throw new RegisterFileError(patentFaults.tooLarge)
      continue
    }
    const lines = chunk.split('\n')
    lines[0] = parts.join('') + lines[0]!
    parts = [lines.pop()!]
    length = parts[0]!.length
    for (const each of lines) {
      line += 1
      if (each.trim() !== '') yield { line, text: each }
    }
  }
  const rest = parts.join('')
  if (rest.trim() !== '') yield { line: line + 1, text: rest }
}

export async function wholeText(text: AsyncIterable<string>): Promise<string> {
  let all = ''
  for await (const chunk of text) {
    all += chunk
    if (all.length > PIECE_CHARACTERS_MAX) throw new RegisterFileError(patentFaults.tooLarge)
  }
  return all
}
