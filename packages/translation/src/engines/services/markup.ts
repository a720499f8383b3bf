import type { EngineSentence, EngineTranslation, TranslatedPiece } from '../engine.ts'

/** How fixed parts and tags are written for a service: as empty elements of XML, or as numbers in double brackets. */
export type MarkupStyle = 'xml' | 'brackets'

const MARKS: Record<MarkupStyle, RegExp> = {
  xml: /<\s*x\s+id\s*=\s*["“”']?(\d{1,4})["“”']?\s*(?:\/\s*>|>\s*<\s*\/\s*x\s*>)/gi,
  brackets: /[[［]\s?[[［]\s?(\d{1,4})\s?[\]］]\s?[\]］]/g,
}
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
}

const markOf = (style: MarkupStyle, number: number) => (style === 'xml' ? `<x id="${number}"/>` : `[[${number}]]`)

/** Fixed parts and tags in the order of the text; a tag within a fixed part is behind it. */
function marksOf({
  fixed,
  tags,
}: EngineSentence): { at: number; end: number; fixed: number | null; tag: number | null }[] {
  const marks = [
    ...fixed.map(({ start, end }, index) => ({ at: start, end, fixed: index, tag: null, rank: 1 })),
    ...tags.map(({ at }, index) => {
      const around = fixed.find(({ start, end }) => start < at && at < end)
      return {
        at: around?.end ?? at,
        end: around?.end ?? at,
        fixed: null,
        tag: index,
        rank: at === around?.start ? 0 : 2,
      }
    }),
  ]
  // At the same place tags come before the part that begins there.
  return marks.toSorted((left, right) => left.at - right.at || (left.tag ?? Infinity) - (right.tag ?? Infinity))
}

/** The sentence as it is sent. */
export function writeMarkup(sentence: EngineSentence, style: MarkupStyle): string {
  const escaped = (text: string) => (style === 'xml' ? escapeXml(text) : text)
  let [written, end] = ['', 0]
  marksOf(sentence).forEach((mark, number) => {
    written += escaped(sentence.text.slice(end, Math.max(end, mark.at))) + markOf(style, number)
    end = Math.max(end, mark.end)
  })
  return written + escaped(sentence.text.slice(end))
}

/**
 * The translation that a service sent back for a sentence; null where a fixed part is missing or doubled. Where tags are,
 * they are reported as lost.
 */
export function readMarkup(sentence: EngineSentence, result: string, style: MarkupStyle): EngineTranslation | null {
  const marks = marksOf(sentence)
  const pieces: TranslatedPiece[] = []
  const tags: { tag: number; before: number }[] = []
  const seen = new Set<number>()
  const addText = (text: string) => {
    const plain = style === 'xml' ? unescapeXml(text.replaceAll(/<[^<>]{0,200}>/g, '')) : text
    if (plain) pieces.push({ text: plain, source: null, origin: 'engine', fixed: null })
  }
  let end = 0
  for (const match of result.matchAll(MARKS[style])) {
    const number = Number(match[1])
    const mark = marks[number]
    addText(result.slice(end, match.index))
    end = match.index + match[0].length
    if (!mark) continue
    if (seen.has(number)) return null
    seen.add(number)
    if (mark.tag !== null) tags.push({ tag: mark.tag, before: pieces.length })
    else {
      const { target, start, end: to, kind } = sentence.fixed[mark.fixed as number] as EngineSentence['fixed'][number]
      pieces.push({
        text: target,
        source: { start, end: to },
        origin: kind === 'term' ? 'terminology' : 'copy',
        fixed: mark.fixed,
      })
    }
  }
  addText(result.slice(end))
  if (marks.some(({ fixed }, number) => fixed !== null && !seen.has(number))) return null
  return {
    id: sentence.id,
    pieces,
    tags: tags.length === sentence.tags.length && isNested(sentence, tags) ? tags : null,
  }
}

/** Whether each tag that closes a pair comes after the one that opens it, and pairs do not cross. */
function isNested({ tags: all }: EngineSentence, tags: readonly { tag: number }[]): boolean {
  const opened = new Set(all.filter(({ kind }) => kind === 'open').map(({ number }) => number))
  const closed = new Set(all.filter(({ kind }) => kind === 'close').map(({ number }) => number))
  const open: number[] = []
  for (const { tag } of tags) {
    const { kind, number } = all[tag] as EngineSentence['tags'][number]
    if (!opened.has(number) || !closed.has(number) || kind === 'single') continue
    if (kind === 'open') open.push(number)
    else if (open.pop() !== number) return false
  }
  return open.length === 0
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescapeXml = (text: string) =>
  text.replaceAll(/&(?:lt|gt|quot|apos|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
