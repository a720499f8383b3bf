import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { DocumentRefused } from '../document-problem.ts'
import type { DocumentNote, OpenDocument } from '../open-document.ts'
import { createSegmentList, isText, segmentText } from '../segment-list.ts'
import { widthOf } from '../ooxml/text-width.ts'
import { decodeText, encodeText } from './text-encoding.ts'

/** A paragraph that the source breaks into lines of at most `width` letters. */
type Block = { lines: string[]; width: number | null }

/** Lines of a paragraph of running text are about as long as each other. */
const WRAPPED = { widthMin: 50, widthMax: 120, raggedMax: 22 }
/** What begins a paragraph: a number, a bullet, an indentation. */
const BEGINNING = /^(\s|[-*•·●○▪–—]\s|[([（【]?([0-9]{1,4}|[a-zA-Z]|[ivxIVX]{1,5})[.)\]）】、:]\s?|\[[0-9]{4}\]|#)/

/**
 * Reads a text file. Every line is a segment, or several where tabs divide it; lines that were broken at a width are
 * one, and are broken again in the translation. Blanks, line ends and encoding stay.
 * @throws DocumentRefused
 */
export function readTextFile(bytes: Uint8Array): OpenDocument<unknown> {
  const { text, encoding } = decodeText(bytes)
  const segments = createSegmentList()
  const notes: DocumentNote[] = []
  // Each line with its end; pieces of it are replaced.
  const pieces: string[] = []
  const lines = text.split(/(\r\n|[\n\r\f\v\u2028\u2029])/)
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at)
    const end = lines[at + 2 * block.lines.length - 1] ?? ''
    const lineEnd = lines[at + 1] ?? '\n'
    if (block.width === null) addLine(block.lines[0]!)
    else addText(joinLines(block.lines), (translation) => wrapLines(translation, block.width!).join(lineEnd))
    pieces.push(end)
    at += 2 * block.lines.length
  }

  function addLine(line: string) {
    for (const piece of line.split(/(\t+)/)) {
      const [, before = '', content = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece) ?? []
      pieces.push(before)
      addText(content, (translation) => translation.replaceAll(/[\r\n\t]+/g, ' '))
      pieces.push(after)
    }
  }
  function addText(content: string, write: (translation: string) => string) {
    const at = pieces.push(content) - 1
    if (!isText(content)) return
    const apply = (translation: string) => {
      pieces[at] = write(withoutTags(translation))
    }
    segments.add({ part: 'text', text: segmentText(content), apply })
  }

  if (segments.slots.length === 0) throw new DocumentRefused('empty')
  return {
    slots: segments.slots,
    notes,
    write() {
      const { bytes: written, isReplaced } = encodeText(pieces.join(''), encoding)
      if (isReplaced) notes.push({ kind: 'encodingReplaced', encoding: encoding.name })
      return Promise.resolve(written)
    },
  }
}

/** The line at a place of lines and their ends in turn, or the lines of the wrapped paragraph that begins there. */
function blockAt(lines: readonly string[], at: number): Block {
  const first = lines[at] ?? ''
  const found = [first]
  while (isContinued(found, lines[at + 2 * found.length])) found.push(lines[at + 2 * found.length]!)
  if (found.length === 1) return { lines: found, width: null }
  return { lines: found, width: Math.max(...found.map(widthOf)) }
}

function isContinued(lines: readonly string[], next: string | undefined): boolean {
  if (next === undefined || !isText(next) || BEGINNING.test(next)) return false
  const last = lines.at(-1)!
  const width = widthOf(last)
  if (last.includes('\t') || next.includes('\t')) return false
  if (width < WRAPPED.widthMin || width > WRAPPED.widthMax) return false
  // A line was broken where its next word had no room.
  const word = /^\S*/.exec(next)![0]
  const longest = Math.max(...lines.map(widthOf), widthOf(next))
  return (
    /[a-z,;]$/i.test(last) &&
    /^[a-z0-9("“]/i.test(next) &&
    longest - width <= WRAPPED.raggedMax &&
    width + 1 + Math.min(widthOf(word), WRAPPED.raggedMax) > longest - 2
  )
}

const joinLines = (lines: readonly string[]) =>
  lines.map((line) => line.trim()).reduce((text, line) => (text.endsWith('-') ? text + line : `${text} ${line}`))

const UNBROKEN =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]+|\s+/gu
/** Marks that must not begin a line. */
const CLOSING = /^[，。、；：！？）」』】》〉’”,.;:!?)]/

function wrapLines(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(UNBROKEN) ?? []) {
    const isFull = line !== '' && widthOf(line) + widthOf(word.trimEnd()) > width && !CLOSING.test(word)
    if (isFull) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += line === '' ? word.trimStart() : word
  }
  return [...lines, line.trimEnd()]
}
