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

/** Splits before each match but the first; `boundary` must be global and match within a line. */
async function* splitBefore(text: AsyncIterable<string>, boundary: RegExp): AsyncGenerator<string> {
  let rest = ''
  let searched = 0
  for await (const chunk of text) {
    rest += chunk
    boundary.lastIndex = Math.max(1, searched)
    for (let match = boundary.exec(rest); match; match = boundary.exec(rest)) {
      yield rest.slice(0, match.index)
      rest = rest.slice(match.index)
      boundary.lastIndex = 1
    }
    // A boundary may reach into the next chunk.
    searched = rest.length - 200
    if (rest.length > PIECE_CHARACTERS_MAX) throw new RegisterFileError(patentFaults.tooLarge)
  }
  if (rest.trim() !== '') yield rest
}

/** The documents of files that put one XML document after the other, as the weekly files of the USPTO do. */
export const splitXml = (text: AsyncIterable<string>) => splitBefore(text, /<\?xml\s/g)

/** The patents of a greenbook file. */
export const splitGreenbook = (text: AsyncIterable<string>) => splitBefore(text, /^PATN\s*$/gm)

/** Lines with their numbers from 1; empty ones are left out. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let rest = ''
  let line = 0
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    for (const each of lines) {
      line += 1
      if (each.trim() !== '') yield { line, text: each }
    }
    if (rest.length > PIECE_CHARACTERS_MAX) throw new RegisterFileError(patentFaults.tooLarge)
  }
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
