import type { FoundEntry } from './parsed-record.ts'
import { RegisterFileError, type Reason } from './reason.ts'
import type { FilePosition } from './file-position.ts'

export type { FilePosition } from './file-position.ts'

/** A file of a folder or an archive, of whatever format. */
export type Member = { name: string; found: () => AsyncIterable<FoundEntry> }

/** Images, read-me files, definitions and lists of owners come along in archives; they are passed over. */
const besides = new Set([
  'file.unknown-format',
  'file.only-dtd',
  'file.no-records',
  'file.empty',
  'file.unknown-encoding',
  'file.no-register-in-zip',
])

/**
 * The records of all register files of a folder or an archive, in their order, from a position on. A fault in one of
 * several files stands as an entry in the place of its rest, and the next file follows; the fault of an only file ends
 * the reading.
 */
export function readMembers(
  members: AsyncIterable<Member> | Iterable<Member>,
  { isOnly, none }: { isOnly: boolean; none: () => Reason },
) {
  let position: FilePosition = { file: 0, ordinal: 0, read: 0, passed: 0 }

  async function* found(from: FilePosition | null): AsyncGenerator<FoundEntry> {
    let { ordinal, read, passed } = (position = from ?? position)
    const first = position.file
    let file = -1
    for await (const member of members) {
      file++
      if (file < first) continue
      position = { file, ordinal, read, passed }
      try {
        for await (const entry of member.found()) {
          ordinal++
          yield { ...entry, file: nameWithin(member.name, entry.file), position }
        }
        read++
      } catch (error) {
        if (!(error instanceof RegisterFileError)) throw error
        if (isOnly) throw new RegisterFileError(error.reason, error.line, nameWithin(member.name, error.file))
        if (besides.has(error.reason.id)) passed++
        else {
          read++
          ordinal++
          yield { file: nameWithin(member.name, error.file), line: error.line, fault: error.reason, position }
        }
      }
      position = { file: file + 1, ordinal, read, passed }
    }
    if (read === 0) throw new RegisterFileError(none())
  }

  return { found, counts: () => ({ read: position.read, passed: position.passed }) }
}

const nameWithin = (name: string, inner: string | null | undefined) => (inner ? `${name}/${inner}` : name)
