import { SaxesParser } from 'saxes'
import { fileFaults } from './file-faults.ts'
import { RECORD_CHARACTERS_MAX } from './parsed-record.ts'
import { RegisterFileError } from './reason.ts'

const LEVELS_MAX = 100

export type XmlAttributes = Record<string, string>

export type XmlEvents = {
  /** Names are local: prefixes differ between files of the same format. */
  open: (name: string, attributes: XmlAttributes, line: number) => void
  close: (name: string) => void
  text: (text: string) => void
}

export type XmlParser = {
  /** @throws RegisterFileError */
  write(text: string): void
  /** @throws RegisterFileError where the document has not ended */
  end(): void
  /** Says that nothing of what has been read so far is stored, so that as much again may follow. */
  release(): void
}

/**
 * A streaming XML parser that cannot be made to grow: a document type definition is passed over, but entities may not
 * be declared, so that nothing expands; nothing outside the file is ever fetched; depth and length of a record are
 * bounded.
 */
export function createXmlParser(events: XmlEvents): XmlParser {
  const parser = new SaxesParser({ xmlns: false, position: true })
  let levels = 0
  let releasedAt = 0
  let ending = false

  const fail = (reason: ReturnType<typeof fileFaults.empty>, line = parser.line) => {
    throw new RegisterFileError(reason, line)
  }
  parser.on('error', (error) => {
    const [, line, detail = ''] = /^(?:\d*:)?(\d+):\d+: (.*)$/s.exec(error.message) ?? []
    fail(ending ? fileFaults.truncated() : fileFaults.malformedXml(detail), line ? Number(line) : undefined)
  })
  parser.on('doctype', (definition) => {
    if (/<!ENTITY/i.test(definition)) fail(fileFaults.entityDeclaration())
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++levels > LEVELS_MAX) fail(fileFaults.tooDeep(LEVELS_MAX))
    events.open(localName(name), attributes, parser.line)
  })
  parser.on('closetag', ({ name }) => {
    levels--
    events.close(localName(name))
  })
  parser.on('text', events.text)
  parser.on('cdata', events.text)

  return {
    write(text) {
      parser.write(text)
      if (parser.position - releasedAt > RECORD_CHARACTERS_MAX) fail(fileFaults.recordTooLarge(RECORD_CHARACTERS_MAX))
    },
    end() {
      ending = true
      parser.close()
    },
    release() {
      releasedAt = parser.position
    },
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
